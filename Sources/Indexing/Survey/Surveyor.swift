import Lexing
package import Outlining

extension SurveyFacts {
  /// Adds what a file shows. Its bodies must be outlined; `firstType` is the index of its first type in the facts.
  package mutating func add(_ outline: Outline, file: Int) {
    var surveyor = Surveyor(outline, file: file, facts: self)
    self = SurveyFacts()
    surveyor.survey()
    self = surveyor.facts
  }
}

/// Surveys one file.
struct Surveyor {
  let outline: Outline
  let tokens: Tokens
  let file: Int32
  let lines: LineTable
  let written: WrittenTypes
  var facts: SurveyFacts
  /// Index in `facts.declarations` of the file's first type.
  let firstDeclaration: Int
  /// By scope: the innermost type around it, or -1.
  private(set) var typeOfScope: [Int32] = []
  /// By scope: the outermost function inside of that type, or -1.
  private(set) var functionOfScope: [Int32] = []
  /// By scope: where its code runs.
  private(set) var placeOfScope: [Use.Place] = []
  /// By type: what its members show, before it is put in order.
  var marks: [[Mark]]
  /// By type: indices of its stored properties.
  var stored: [[StoredProperty]]
  /// By type.
  var hasInstances: [Bool]
  var functionCounts: [(all: Int32, async: Int32, openSynchronous: Int32)]
  var signatures: [[Range<Int>]]
  var seenUses: Set<UInt64> = []
  /// `DispatchSemaphore(value: 1)`, which lets one in: what such variables are called.
  private(set) lazy var semaphoresAsLocks = Set(
    outline.variables.filter { variable in
      guard let value = variable.value, value.count == 6 else { return false }
      return outline.spells(value.lowerBound, "DispatchSemaphore") && outline.spells(value.lowerBound + 4, "1")
    }.map { outline.name($0.name) }
  )
  /// In the signatures of the type at hand.
  var seenNames: Set<Name> = []

  init(_ outline: Outline, file: Int, facts: SurveyFacts) {
    self.outline = outline
    self.file = Int32(file)
    self.facts = facts
    tokens = outline.tokens
    lines = LineTable(of: outline.source)
    written = WrittenTypes(outline, lines: lines)
    firstDeclaration = facts.declarations.count
    let count = outline.types.count
    marks = Array(repeating: [], count: count)
    stored = Array(repeating: [], count: count)
    signatures = Array(repeating: [], count: count)
    hasInstances = Array(repeating: false, count: count)
    functionCounts = Array(repeating: (0, 0, 0), count: count)
  }

  mutating func survey() {
    readImports()
    readScopes()
    for variable in outline.variables { read(variable) }
    for function in outline.functions { read(function) }
    readCalls()
    readNames()
    readAccesses()
    for index in outline.types.indices { add(index) }
    for alias in outline.aliases { add(alias) }
  }

  func line(_ token: Int) -> Int32 {
    Int32(clamping: lines.position(of: Int(tokens[token].start)).line)
  }

  mutating func mark(_ kind: Mark.Kind, _ type: Int32, at token: Int, name: Name = .none) {
    guard type >= 0 else { return }
    marks[Int(type)].append(Mark(name: name, line: line(token), kind: kind))
  }

  private mutating func readImports() {
    if outline.importsTests { facts.testFiles.insert(file) }
    let imported = outline.imports.lazy.compactMap(\.path.first)
    if imported.contains(where: { interfaceFrameworks.contains(outline.name($0)) }) {
      facts.interfaceFiles.insert(file)
    }
  }

  private mutating func readScopes() {
    let scopes = outline.scopes
    typeOfScope.reserveCapacity(scopes.count)
    for scope in scopes {
      let parent = scope.parent
      var type = parent >= 0 ? typeOfScope[parent] : -1
      var function = parent >= 0 ? functionOfScope[parent] : -1
      var place = parent >= 0 ? placeOfScope[parent] : .initialValue
      switch scope.kind {
      case .type: (type, function, place) = (Int32(scope.owner), -1, .initialValue)
      case .function:
        if function < 0 { function = Int32(scope.owner) }
        if place == .initialValue { place = .inherited }
        if outline.isolation(in: outline.functions[scope.owner].prefix) == .mainActor { place = .mainActor }
      case .closure: read(outline.closures[scope.owner], &place)
      default: break
      }
      typeOfScope.append(type)
      functionOfScope.append(function)
      placeOfScope.append(place)
    }
  }

  private func read(_ closure: Closure, _ place: inout Use.Place) {
    if place == .initialValue { place = .inherited }
    if closure.attributes.contains(where: { outline.spells($0, "MainActor") }) { place = .mainActor }
    guard closure.call >= 0, case let call = outline.calls[closure.call], let name = outline.calledName(of: call) else {
      return
    }
    let callee = call.callee
    switch word(of: call, name: name) {
    case .submit:
      if namesMain(callee) { place = .mainActor } else if callee.count > 2 { place = .background }
    case .run: if outline.spells(callee.lowerBound, "MainActor") { place = .mainActor }
    case .detached: place = .background
    default: break
    }
  }

  /// Whether tokens begin with `DispatchQueue.main` or its like, or with `mainQueue`.
  func namesMain(_ range: Range<Int>) -> Bool {
    guard range.count >= 2 else { return false }
    if range.count == 2, tokens[range.lowerBound].kind == .period {
      return outline.spells(range.lowerBound + 1, "main")
    }
    guard range.count >= 3 else { return false }
    let isOfSelf = tokens[range.lowerBound].word == .self
    let first = range.lowerBound + (isOfSelf ? 2 : 0)
    guard outline.beginsWithCapital(first) else {
      return outline.spells(first, "mainQueue") || outline.spells(first, "mainScheduler")
    }
    return tokens[first + 1].kind == .period && outline.spells(first + 2, "main")
  }
}

private let interfaceFrameworks: Set<Name> = [
  "SwiftUI", "UIKit", "AppKit", "WatchKit", "Cocoa", "WidgetKit", "TVUIKit",
]

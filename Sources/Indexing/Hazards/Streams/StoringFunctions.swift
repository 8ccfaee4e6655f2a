import Lexing
import Outlining

/// A function that stores continuations: what each of them asks about it is read once.
final class StoringFunction {
  private unowned let file: SourceFile
  private let function: Function
  private let body: Range<Int>
  /// The names in what it, or a method that it calls, finishes.
  private(set) lazy var finished = file.namesFinished(by: function)
  /// The first member that it asks for and writes itself.
  private lazy var firstQuestion = file.firstQuestionForWhatIsWritten(in: function)
  private(set) lazy var awaitsElements = file.blocks(in: body).contains(where: \.isAwaited)
  /// By names: the first two reads of a property.
  private var reads: [Name: [Int]] = [:]

  init(_ function: Function, in file: SourceFile) {
    self.function = function
    self.file = file
    body = function.body ?? 0..<0
  }

  /// `guard stream == nil else { return }; stream = AsyncStream { … }`
  func asks(before place: Int) -> Bool { firstQuestion.map { $0 < place } ?? false }

  /// Whether it reads the property before it stores there.
  func looks(after property: Int, before place: Int) -> Bool {
    firstReads(of: file.outline.name(property)).contains { $0 < place && $0 != property }
  }

  private func firstReads(of name: Name) -> [Int] {
    if let known = reads[name] { return known }
    let found = file.firstReads(of: name, in: body)
    reads[name] = found
    return found
  }
}

/// Those of the mentions of a name whose value is stored, in order.
final class StoredMentions {
  private unowned let file: SourceFile
  private let all: [Int]
  /// `x = name`
  let plain: [Int]
  /// `x = name.continuation`
  let continuations: [Int]
  /// `keep(name)`, where a method stores it.
  private(set) lazy var given = file.givenToMethods(all)

  init(among all: [Int], in file: SourceFile) {
    self.file = file
    self.all = all
    let tokens = file.tokens
    let stored = all.filter { $0 > 0 && tokens[$0 - 1].kind == .equal }
    plain = stored.filter { tokens[$0 + 1].kind != .period }
    continuations = stored.filter { tokens[$0 + 1].kind == .period && file.outline.spells($0 + 2, "continuation") }
  }
}

extension SourceFile {
  func storing(_ function: Function) -> StoringFunction {
    if let known = streamMemory.storingFunctions[function.keyword] { return known }
    let storing = StoringFunction(function, in: self)
    streamMemory.storingFunctions[function.keyword] = storing
    return storing
  }

  /// Those of a local; where there are many in a file, those of all of its name.
  func storedMentions(of local: Binding) -> StoredMentions {
    let name = outline.name(local.name)
    if let known = streamMemory.storedMentions[name] { return known }
    let near = mentions(of: name, in: local.visible)
    guard searchedTokens > tokens.count else { return StoredMentions(among: near, in: self) }
    let mentions = StoredMentions(among: Array(tables.tokensByName[name]), in: self)
    streamMemory.storedMentions[name] = mentions
    return mentions
  }

  /// `finished` of a new function.
  fileprivate func namesFinished(by function: Function) -> Set<Name> {
    var names: Set<Name> = []
    for run in callsRun(by: function) {
      guard let called = calledName(of: run.call), outline.spells(called, "finish"),
        let receiver = receiver(of: run.call)
      else { continue }
      for token in receiver where tokens[token].kind == .identifier { names.insert(outline.name(token)) }
    }
    return names
  }

  /// `firstQuestion` of a new function.
  fileprivate func firstQuestionForWhatIsWritten(in function: Function) -> Int? {
    guard let events = body(of: function)?.events else { return nil }
    let written = Set(events.filter { $0.kind == .write && $0.meaning == .member }.map { outline.name($0.token) })
    return events.lazy.filter { [self] event in
      event.kind == .check && event.meaning == .member && written.contains(outline.name(event.token))
    }.map(\.token).min()
  }

  /// The first two places where a body reads a property.
  fileprivate func firstReads(of name: Name, in body: Range<Int>) -> [Int] {
    let reads = mentions(of: name, in: body).lazy.filter { [self] token in
      tokens[token + 1].kind != .equal && binding(for: token) == nil && isUseOrMember(token) && !runsAtTheEnd(token)
    }
    return Array(reads.prefix(2))
  }

  private func runsAtTheEnd(_ token: Int) -> Bool { closures(around: token).contains(where: isCalledAtTheEnd) }
}

import Lexing
import Outlining

/// Which files call functions of a name without arguments, or hand one on: the one file, or that there are several.
struct BareCallers: Sendable {
  private var files: [Name: Int32] = [:]

  private static let several: Int32 = -1

  /// Whether no other file than this calls what is named so.
  func nobodyCalls(_ name: Name, outsideOf file: Int) -> Bool {
    files[name].map { $0 == file } ?? true
  }

  /// Adds the name before the last token in `stop()`, `clock.stop()` and `perform: clock.stop`. Types are made so as
  /// well, which nobody asks.
  @inline(__always)
  mutating func add(before token: Int, in outline: Outline, file: Int) {
    guard token > 2 else { return }
    let tokens = outline.tokens
    let before = tokens[token - 1].kind
    if before == .openParen, tokens[token].kind == .closeParen, tokens[token - 2].kind == .identifier {
      if tokens[token - 3].word == .func || outline.beginsWithCapital(token - 2) { return }
      add(outline.name(token - 2), file: Int32(file))
    } else if before == .identifier, tokens[token - 2].kind == .period, isOperand(tokens[token - 3].kind) {
      add(outline.name(token - 1), file: Int32(file))
    }
  }

  /// Of `clock.stop` and not of `.stop`, the commonest of all, which is no function.
  @inline(__always)
  private func isOperand(_ kind: TokenKind) -> Bool {
    switch kind {
    case .openParen, .openBracket, .comma, .colon, .equal, .operator: false
    default: true
    }
  }

  /// Changing a value in its place would allocate twice for each name, of which there are very many.
  private mutating func add(_ name: Name, file: Int32) {
    let known = files[name]
    if known == nil {
      files[name] = file
    } else if known != file, known != Self.several {
      files[name] = Self.several
    }
  }

  mutating func append(_ others: BareCallers) {
    for (name, file) in others.files { add(name, file: file) }
  }
}

/// The calls of functions of a name in one file, as indices in the outline's `calls`, by who may mean which.
struct OwnCalls {
  /// Calls on other things than self, and those where nobody knows what self is.
  var onOthers: [Int] = []
  /// What is known of the objects that those are made on.
  var receivers: [Int: TypeShape] = [:]
  /// Those on self, by the name of the type that makes them.
  var byType: [Name: [Int]] = [:]
  /// The same by the names of that type's superclasses.
  var bySuperclass: [Name: [Int]] = [:]
}

extension SourceFile {
  /// Calls of this file that may mean a function of its own: by the name and the labels, without those that another type
  /// makes on itself.
  func calls(ofOwn function: Function) -> [Call] {
    let labels = Set(outline.parameters(of: function).map { outline.name($0.label) })
    return calls(namedLikeOwn: function).filter { fit(labels, call: $0) }
  }

  private func calls(namedLikeOwn function: Function) -> [Call] {
    let name = outline.name(function.name)
    guard let owner = type(around: function.keyword), !outline.isStatic(function.prefix) else {
      return calls(named: name)
    }
    let calls = ownCalls(named: name)
    let inTypes = owner.lineage.flatMap { calls.byType[$0.name] ?? [] } + (calls.bySuperclass[owner.name] ?? [])
    let onOthers = calls.onOthers.filter { mayBe(calls.receivers[$0], owner) }
    guard !inTypes.isEmpty else { return onOthers.map { outline.calls[$0] } }
    return Set(onOthers + inTypes).sorted().map { outline.calls[$0] }
  }

  /// Whether an object of a shape may be one of a type: not a collection, nor of a class or value type that is no kin of it.
  private func mayBe(_ shape: TypeShape?, _ type: ProjectType) -> Bool {
    guard let shape, shape.container == .none else { return shape == nil }
    guard shape.isKnown else { return true }
    guard let other = project.declaredType(named: shape.base, in: index) else {
      return project.platform.isSendable[shape.base] == nil && project.platform.isolation[shape.base] == nil
    }
    return other.kind == .protocol || other.lineage.contains { $0.name == type.name }
      || type.lineage.contains { $0.name == other.name }
  }

  private func ownCalls(named name: Name) -> OwnCalls {
    if let known = ownCalls[name] { return known }
    var found = OwnCalls()
    for index in callsByName[name] {
      let call = outline.calls[index]
      guard isCallOnSelf(call), let caller = type(around: call.callee.lowerBound) else {
        found.onOthers.append(index)
        found.receivers[index] = receiver(of: call).map { shape(ofExpression: $0) }
        continue
      }
      found.byType[caller.name, default: []].append(index)
      for ancestor in caller.lineage.dropFirst() { found.bySuperclass[ancestor.name, default: []].append(index) }
    }
    ownCalls[name] = found
    return found
  }
}

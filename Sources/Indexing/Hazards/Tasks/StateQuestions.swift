import Lexing
import Outlining

/// Properties and methods that answer a question about their object's state: `isFull`, `canStart()`.
extension SourceFile {
  /// The stored variables that the answer is made of which an event asks for; none where it asks nothing.
  func membersAsked(by event: Event) -> Set<Name> {
    switch event.kind {
    case .check where event.meaning == .member: members(askedBy: event.token)
    // Found first, as most calls ask nothing: whether it decides on something takes longer.
    case .call where isAskedOfSelf(outline.calls[event.call]) && !members(askedBy: event.token).isEmpty:
      isInCondition(event.token) || conditionAskedLater(for: event.token) != nil ? members(askedBy: event.token) : []
    default: []
    }
  }

  private func members(askedBy name: Int) -> Set<Name> {
    let member = memberName(name)
    if let known = taskMemory.membersOfAnswers[member] { return known }
    let asked = type(around: name).map { type in
      state(askedBy: outline.name(name), of: type.name) ?? stateElsewhere(askedBy: outline.name(name), of: type)
    }
    taskMemory.membersOfAnswers[member] = asked ?? []
    return asked ?? []
  }

  /// Nil where this file has no such property or method.
  private func state(askedBy name: Name, of owner: Name) -> Set<Name>? {
    // What is longer is about more than one thing.
    guard let answer = code(of: name, in: owner), answer.count <= 64 else { return nil }
    let names = answer.filter { tokens[$0].kind == .identifier && meaning(of: $0) == .member && isOwnState($0) }
    // What changes the state takes it, rather than to ask.
    let isTaken = names.contains { name in
      isMutated(name) || tokens[name + 1].kind == .equal || outline.isCompoundAssignment(name + 1)
    }
    if isTaken { return [] }
    return Set(names.map { outline.name($0) })
  }

  private func stateElsewhere(askedBy name: Name, of type: ProjectType) -> Set<Name> {
    let facts = members(of: type, named: name)
    guard facts.count == 1, Int(facts[0].file) != index, Self.answers.contains(where: facts[0].shape.isNamed),
      facts[0].kind == .computed || facts[0].kind == .function
    else { return [] }
    return project.file(Int(facts[0].file))?.state(askedBy: name, of: type.name) ?? []
  }

  /// `balance` of `precondition(balance >= amount)`
  func isAsserted(_ token: Int) -> Bool {
    let start = scopes(around: token).first?.content.lowerBound ?? 0
    return calls(in: max(start, token - 32)..<token).contains { call in
      call.callee.count == 1 && call.paren >= 0 && token < call.end
        && Self.assertions.contains(outline.name(call.callee.lowerBound))
    }
  }

  private static let assertions: Set<Name> = ["precondition", "assert"]

  /// Where the answer that a local keeps decides: `isFree` in `let isFree = holds[id] == nil; …; if isFree { … }`. What was
  /// awaited is another's answer.
  func conditionAskedLater(for question: Int) -> Int? {
    guard let local = local(withValueAround: question), local.kind == .variable, let value = local.value,
      !value.contains(where: { tokens[$0].word == .await })
    else { return nil }
    return mentions(of: outline.name(local.name), in: local.visible).first { mention in
      (decidesAlone(mention) && isInCondition(mention) || leavesWithValue(mention))
        && binding(for: mention)?.name == local.name
    }
  }

  /// `if let known { return known }`, `if let id = known?.id { return id }`, `guard known == nil else { return }`: who
  /// goes on has found nothing.
  private func leavesWithValue(_ local: Int) -> Bool {
    let isUnwrapped =
      tokens[local - 1].word == .let || tokens[local - 1].kind == .equal && tokens[local - 3].word == .let
    let isCompared = tokens[local + 1].kind == .operator && tokens[local + 2].word == .nil
    let asksForValue = isUnwrapped || isCompared && outline.spells(local + 1, "!=")
    let asksForNone = isCompared && outline.spells(local + 1, "==")
    return statements(withHeaderAround: local).contains { block in
      block.kind == .if && asksForValue && leaves(content(of: block)) || block.kind == .guard && asksForNone
    }
  }

  /// Whether a name in a condition is a `Bool`: it is compared with nothing, and not unwrapped.
  private func decidesAlone(_ name: Int) -> Bool {
    if tokens[name - 1].word == .let || tokens[name - 1].word == .var { return false }
    return switch tokens[name + 1].kind {
    case .openBrace, .comma, .closeParen: tokens[name - 1].kind != .operator || outline.spells(name - 1, "!")
    case .operator: outline.spells(name + 1, "&&") || outline.spells(name + 1, "||")
    default: tokens[name + 1].word == .else
    }
  }

  private func isAskedOfSelf(_ call: Call) -> Bool { !call.isAwaited && isCallOnSelf(call) }

  private func isInCondition(_ token: Int) -> Bool {
    statements(withHeaderAround: token).contains { $0.kind == .if || $0.kind == .guard || $0.kind == .while }
  }

  /// The code behind the name of a computed property or method of this file that answers with a `Bool` or a number.
  private func code(of name: Name, in owner: Name) -> Range<Int>? {
    let properties = variables(named: name, ofTypesNamed: owner)
    let methods = functions(named: name, ofTypesNamed: owner)
    guard properties.count + methods.count == 1 else { return nil }
    if let method = methods.first {
      return !method.isAsync && isAnswer(method.result) ? method.body : nil
    }
    guard properties[0].isComputed, isAnswer(properties[0].type), let brace = properties[0].type?.upperBound,
      brace < tokens.count, tokens[brace].kind == .openBrace
    else { return nil }
    return brace + 1..<max(brace + 1, Int(tokens[brace].partner))
  }

  private func isAnswer(_ type: Range<Int>?) -> Bool {
    type.map { type in type.count == 1 && Self.answers.contains(outline.name(type.lowerBound)) } ?? false
  }

  private static let answers: [Name] = ["Bool", "Int", "UInt", "Double", "Float", "CGFloat", "Decimal", "TimeInterval"]
}

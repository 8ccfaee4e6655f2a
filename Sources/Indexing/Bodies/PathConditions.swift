import Lexing
import Outlining

/// The conditions on the way to a place in a function.
extension SourceFile {
  /// What must hold, or fail, for code to run.
  private struct PathCondition {
    let header: Range<Int>
    let holds: Bool
  }

  /// Whether a method comes to a place in it as it is called: no condition on the way there asks for a parameter that
  /// was given something else, or something that nobody here knows, nor for a flag.
  func isReached(_ place: Int, in run: MethodRun) -> Bool {
    guard !run.given.isEmpty || !run.flags.isEmpty, let body = run.method.body else { return true }
    return conditions(before: place, in: body).allSatisfy { condition in
      if condition.header.contains(where: { isFlag($0, of: run) }) { return false }
      let isAsked = condition.header.contains { token in
        tokens[token].kind == .identifier && run.given[outline.name(token)] != nil && isUse(token)
          && binding(for: token)?.kind == .parameter
      }
      return !isAsked || verdict(of: condition.header, given: run.given) == condition.holds
    }
  }

  /// Whether who calls the function around a place says by a flag that it is to come there: `if isOnMain { … }`.
  package func isAskedForByCaller(_ place: Int) -> Bool {
    guard let function = function(around: place), let body = function.body else { return false }
    let flags = outline.parameters(of: function).filter { parameter in
      parameter.type.map { outline.shape(ofType: $0).isNamed("Bool") } ?? false
    }
    guard !flags.isEmpty else { return false }
    return conditions(before: place, in: body).contains { condition in
      guard let name = condition.header.last, condition.header.count <= 2,
        condition.header.count == 1 || outline.spells(condition.header.lowerBound, "!")
      else { return false }
      return flags.contains { $0.name == binding(for: name)?.name }
    }
  }

  private func isFlag(_ token: Int, of run: MethodRun) -> Bool {
    tokens[token].kind == .identifier && run.flags.contains(outline.name(token)) && meaning(of: token) == .member
  }

  /// What a call of this file gives a function of some file, by the names of the parameters: true, false, or something
  /// else.
  func literals(given function: Function, of file: SourceFile, by call: Call) -> [Name: Bool?] {
    let signature = file.signature(of: function)
    guard !signature.parameters.isEmpty, let match = match(call, signature) else { return [:] }
    var values = signature.parameters.map { $0.value.flatMap { file.literal($0) } }
    let arguments = outline.arguments(of: call)
    for (place, taker) in match.takers.enumerated() where taker >= 0 {
      values[taker] = place < arguments.count ? literal(arguments[place].value) : nil
    }
    return Dictionary(
      zip(signature.parameters.lazy.map { file.outline.name($0.name) }, values),
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func literal(_ value: Range<Int>) -> Bool? {
    guard value.count == 1 else { return nil }
    switch tokens[value.lowerBound].word {
    case .true: return true
    case .false: return false
    default: return nil
    }
  }

  /// What `flag` and `!flag` come to; nil for other conditions.
  private func verdict(of condition: Range<Int>, given: [Name: Bool?]) -> Bool? {
    guard let first = condition.first else { return nil }
    let isNegated = outline.spells(first, "!")
    guard condition.count == (isNegated ? 2 : 1), let value = given[outline.name(condition.upperBound - 1)] else {
      return nil
    }
    return value.map { $0 != isNegated }
  }

  private func conditions(before place: Int, in body: Range<Int>) -> [PathCondition] {
    var found: [PathCondition] = []
    for scope in scopes(around: place).prefix(while: { $0.content.lowerBound >= body.lowerBound }) {
      for block in blocks(in: scope, before: place) {
        if block.kind == .guard { found.append(PathCondition(header: condition(of: block), holds: true)) }
        if block.kind == .if, leaves(outline.scopes[block.scope].content) {
          found.append(PathCondition(header: condition(of: block), holds: false))
        }
      }
      guard scope.kind == .block else { continue }
      let block = outline.blocks[scope.owner]
      found.append(PathCondition(header: condition(of: block), holds: block.kind != .guard))
      found += failedConditions(before: block)
    }
    return found
  }

  /// Those that failed before an `else`.
  private func failedConditions(before block: Block) -> [PathCondition] {
    var found: [PathCondition] = []
    var next = block
    while found.count < 16, let failed = failedCondition(before: next) {
      found.append(PathCondition(header: condition(of: failed), holds: false))
      next = failed
    }
    return found
  }

  /// The `if` before an `else` or `else if`.
  func failedCondition(before block: Block) -> Block? {
    let isElseIf = block.kind == .if && block.keyword > 0 && tokens[block.keyword - 1].word == .else
    guard block.kind == .else || isElseIf else { return nil }
    let alternative = isElseIf ? block.keyword - 1 : block.keyword
    return tables.ifsByEnd[alternative - 1].map { outline.blocks[$0] }
  }

  /// Statements of a scope that end before a token.
  func blocks(in scope: Scope, before token: Int) -> [Block] {
    statements(in: scope).filter { outline.scopes[$0.scope].content.upperBound <= token }
  }

  /// Whether code holds something that ends the path through it.
  func leaves(_ body: Range<Int>) -> Bool {
    body.contains { tokens[$0].word == .continue || leads(outOf: $0) }
  }

  func isBranch(_ scope: Scope) -> Bool {
    guard scope.kind == .block else { return false }
    switch outline.blocks[scope.owner].kind {
    case .do, .defer, .repeat: return false
    default: return true
    }
  }

  func isInClosure(_ token: Int, behind place: Int) -> Bool {
    scopes(around: token).prefix { !$0.content.contains(place) }.contains {
      $0.kind == .closure || $0.kind == .function
    }
  }
}

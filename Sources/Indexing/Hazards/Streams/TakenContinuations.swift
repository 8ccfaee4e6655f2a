import Lexing
import Outlining

/// A continuation that was taken out of the property that kept it, and what the paths from there on do with it.
package struct TakenContinuation {
  /// The local that has it now.
  package let name: Int
  package fileprivate(set) var resumption: Resumption
}

extension SourceFile {
  /// Those that a function or closure takes out and neither keeps nor hands on: nobody else can resume them.
  package var takenContinuations: [TakenContinuation] {
    var seen: Set<Int> = []
    return calls(named: "resume").compactMap { call in
      guard let local = binding(for: call.callee.lowerBound), tokens[call.callee.lowerBound].word != .self,
        local.kind == .condition || local.kind == .variable, seen.insert(local.name).inserted,
        // Each is followed to the end: a hostile function must not cost its length squared.
        let region = region(behindTaking: local), region.count < 4096,
        case let code = Closure(running: region, in: scopeTable.scope(at: region.lowerBound)),
        let resumption = resumption(of: ContinuationCode(closure: code, uses: uses(of: local, in: code)))
      else { return nil }
      var found = TakenContinuation(name: local.name, resumption: resumption)
      if let condition = conditionBehindTaking(local) { found.resumption.never.append(.init(token: condition)) }
      return found
    }
  }

  /// `isOurs` in `guard let waiting = waiters.removeValue(forKey: id), isOurs else { return }`: where it does not hold, the
  /// continuation is out and has no name.
  private func conditionBehindTaking(_ local: Binding) -> Int? {
    guard local.kind == .condition, let value = local.value, placeOfContinuation(in: value)?.isTaken ?? false,
      tokens[value.upperBound].kind == .comma,
      let block = statements(withHeaderAround: local.name).first(where: { $0.kind != .while }),
      block.header.contains(value.upperBound + 1)
    else { return nil }
    let rest = value.upperBound + 1..<block.header.upperBound
    guard mentions(of: outline.name(local.name), in: rest).isEmpty, !isAboutSystem(rest.lowerBound),
      tokens[rest.lowerBound].word != .case, block.kind != .guard || !endsProgram(content(of: block))
    else { return nil }
    return rest.lowerBound
  }

  /// `#available(macOS 15, *)`
  private func isAboutSystem(_ token: Int) -> Bool {
    tokens[token].kind == .poundAvailable || tokens[token].kind == .poundUnavailable
  }

  /// `else { preconditionFailure() }`
  private func endsProgram(_ content: Range<Int>) -> Bool {
    calls(in: content).contains { calledName(of: $0).map(isTrap) ?? false }
  }

  /// Where a local is there alone that was taken out: up to the brace that closes its statements.
  private func region(behindTaking local: Binding) -> Range<Int>? {
    let region =
      statements(withHeaderAround: local.name).first { $0.kind == .if || $0.kind == .while }.map { content(of: $0) }
      ?? local.visible
    guard let value = local.value ?? (isUse(local.name) ? local.name..<local.name + 1 : nil), !region.isEmpty,
      region.upperBound < tokens.count, tokens[region.upperBound].kind == .closeBrace,
      let place = placeOfContinuation(in: value)
    else { return nil }
    return place.isTaken || isEmptied(place.name, from: region, before: local) ? region : nil
  }

  /// The property of a value that is a continuation out of it; and whether to read it takes it out.
  private func placeOfContinuation(in value: Range<Int>) -> (name: Int, isTaken: Bool)? {
    let name = tokens[value.lowerBound].word == .self ? value.lowerBound + 2 : value.lowerBound
    guard value.contains(name), tokens[name].kind == .identifier, meaning(of: name) == .member || isMemberOfSelf(name),
      let fact = storedMember(name), project.isContinuation(fact.shape)
    else { return nil }
    let next = name + 1
    if next == value.upperBound { return fact.shape.container == .none ? (name, false) : nil }
    if tokens[next].kind == .openBracket, Int(tokens[next].partner) + 1 == value.upperBound { return (name, false) }
    guard tokens[next].kind == .period, value.contains(next + 2), tokens[next + 2].kind == .openParen,
      Int(tokens[next + 2].partner) + 1 == value.upperBound, outline.takesOut(next + 1)
    else { return nil }
    return (name, true)
  }

  /// `let waiting = answer; answer = nil`, `waiters[id] = nil`: by the statements that have the local, before any of them
  /// uses it or asks for something.
  private func isEmptied(_ property: Int, from region: Range<Int>, before local: Binding) -> Bool {
    let first = mentions(of: outline.name(local.name), in: region).first { binding(for: $0)?.name == local.name }
    let before = region.lowerBound..<(first ?? region.lowerBound)
    return mentions(of: outline.name(property), in: before).contains { token in
      outline.isSetToNil(token) && scopes(around: token).first?.content.upperBound == region.upperBound
        && blocks(in: region.lowerBound..<token).isEmpty
    }
  }

  /// The mentions of a local; optional ones are resumed by `continuation?.resume()`.
  private func uses(of local: Binding, in code: Closure) -> [ContinuationUse] {
    mentions(of: outline.name(local.name), in: code.body).compactMap { token in
      guard isUse(token), binding(for: token)?.name == local.name else { return nil }
      let scopes = scopes(around: token).prefix { $0.content.lowerBound > code.body.lowerBound }
      let home = scopes.first { $0.kind == .closure }.map { outline.closures[$0.owner].brace } ?? code.brace
      let isOptional = tokens[token + 1].kind == .question && tokens[token + 2].kind == .period
      let resumes = isOptional ? outline.spells(token + 3, "resume") : isResume(token)
      return ContinuationUse(
        token: token,
        resumes: resumes && !scopes.contains { $0.kind == .function },
        home: home,
        isOptional: isOptional
      )
    }
  }
}

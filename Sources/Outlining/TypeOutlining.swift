import Lexing

/// Types as they are written: behind `:`, `->`, in inheritance clauses.
extension Outliner {
  /// One behind the last token of the type that begins at `start`, not further than `end`.
  func typeEnd(from start: Int, end: Int) -> Int {
    var next = start
    while next < end {
      next = typePrefixEnd(from: next, end: end)
      let atom = typeAtomEnd(from: next, end: end)
      guard atom > next else { return next }
      next = typeSuffixEnd(from: atom, end: end)
      guard let operand = typeContinuation(from: next, end: end) else { return next }
      next = operand
    }
    return next
  }

  /// Behind attributes, specifiers and `some`, `any`, `each`, `repeat`, `~`.
  private func typePrefixEnd(from start: Int, end: Int) -> Int {
    var next = start
    while next < end {
      let token = tokens[next]
      if token.kind == .at {
        next = attributeEnd(from: next, end: end)
      } else if token.kind == .operator, token.flags.contains(.isPrefix), outline.spells(next, "~") {
        next += 1
      } else if next + 1 < end, canFollowSpecifier(next + 1), isTypeSpecifier(next) {
        next += 1
        if tokens[next].kind == .openParen, token.word == .nonisolated { next = Int(tokens[next].partner) + 1 }
      } else {
        break
      }
    }
    return min(next, end)
  }

  private func isTypeSpecifier(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .inout, .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated: true
    case .none:
      outline.spells(index, "__owned") || outline.spells(index, "__shared") || outline.spells(index, "_const")
    default: false
    }
  }

  private func canFollowSpecifier(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .identifier, .openParen, .openBracket, .at: !tokens[index].startsLine
    case .operator: outline.spells(index, "~")
    default: false
    }
  }

  private func typeAtomEnd(from start: Int, end: Int) -> Int {
    guard start < end else { return start }
    switch tokens[start].kind {
    case .openParen, .openBracket:
      return min(Int(tokens[start].partner) + 1, end)
    case .identifier:
      return genericArgumentsEnd(from: start + 1, end: end)
    default:
      return start
    }
  }

  /// Behind `<…>`, if it begins at `start`.
  func genericArgumentsEnd(from start: Int, end: Int) -> Int {
    guard start < end, tokens[start].kind == .operator, let close = angles.close(of: start, in: outline), close < end
    else { return start }
    return close + 1
  }

  /// Behind `?`, `!`, `.Type`, `.Member<…>` and `...`.
  private func typeSuffixEnd(from start: Int, end: Int) -> Int {
    var next = start
    while next < end {
      let token = tokens[next]
      switch token.kind {
      case .question, .exclamation:
        guard token.flags.contains(.isPostfix) else { return next }
        next += 1
      case .period:
        guard next + 1 < end, tokens[next + 1].kind == .identifier else { return next }
        next = genericArgumentsEnd(from: next + 2, end: end)
      case .colonColon:
        next = genericArgumentsEnd(from: min(next + 2, end), end: end)
      case .operator:
        guard outline.spells(next, "...") else { return next }
        return next + 1
      default: return next
      }
    }
    return next
  }

  /// Where the next operand of `&` or `->` begins, nil when the type ends.
  private func typeContinuation(from start: Int, end: Int) -> Int? {
    guard start < end else { return nil }
    let token = tokens[start]
    if token.kind == .arrow { return start + 1 }
    if token.kind == .operator || token.kind == .ampersand { return outline.spells(start, "&") ? start + 1 : nil }
    let effects = effects(from: start, end: end)
    return effects.end > start && effects.end < end && tokens[effects.end].kind == .arrow ? effects.end + 1 : nil
  }

  /// The `async`, `throws`, `throws(E)`, `rethrows` that begin at `start`.
  func effects(from start: Int, end: Int) -> (end: Int, isAsync: Bool, isThrowing: Bool) {
    var next = start
    var isAsync = false
    var isThrowing = false
    while next < end {
      let word = tokens[next].word
      if word == .async || (word == .none && outline.spells(next, "reasync")) {
        isAsync = true
      } else if word == .throws || word == .rethrows {
        isThrowing = true
        if next + 1 < end, tokens[next + 1].kind == .openParen { next = Int(tokens[next + 1].partner) }
      } else {
        break
      }
      next += 1
    }
    return (min(next, end), isAsync, isThrowing)
  }

  /// Behind the attribute at `start`: its name, generic arguments and parentheses that touch it.
  func attributeEnd(from start: Int, end: Int) -> Int {
    var next = start + 1
    let name = next
    while next < end, tokens[next].kind == .identifier {
      next = genericArgumentsEnd(from: next + 1, end: end)
      guard next < end, tokens[next].kind == .period || tokens[next].kind == .colonColon else { break }
      next += 1
    }
    guard next < end, tokens[next].kind == .openParen, !tokens[next].isSpaced, takesArguments(name) else {
      return min(next, end)
    }
    return min(Int(tokens[next].partner) + 1, end)
  }

  /// Not so for attributes of types that parameters in parentheses may follow: `@Sendable() -> Void`.
  private func takesArguments(_ name: Int) -> Bool {
    !(outline.spells(name, "escaping") || outline.spells(name, "Sendable") || outline.spells(name, "autoclosure"))
  }
}

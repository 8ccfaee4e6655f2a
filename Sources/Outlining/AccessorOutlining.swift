import Lexing

/// `get`, `set`, `willSet` and the others.
extension Outliner {
  /// Whether an accessor begins at a token, behind attributes and modifiers.
  func isAccessor(_ start: Int) -> Bool {
    let name = accessorName(from: start)
    guard let kind = accessorKind(name), name + 1 <= tokens.count else { return false }
    let next = tokens[name + 1]
    switch next.kind {
    case .openBrace: return true
    case .openParen: return kind != .get && tokens[min(Int(next.partner) + 1, tokens.count)].kind == .openBrace
    case .closeBrace: return kind == .get || kind == .set
    case .identifier:
      return next.word == .async || next.word == .throws || accessorKind(name + 1) != nil
        || isAccessorModifier(name + 1)
    case .at: return next.startsLine
    default: return false
    }
  }

  private func accessorName(from start: Int) -> Int {
    var next = start
    while next < tokens.count {
      if tokens[next].kind == .at {
        next = attributeEnd(from: next, end: tokens.count)
      } else if isAccessorModifier(next) {
        next += 1
      } else {
        break
      }
    }
    return next
  }

  private func isAccessorModifier(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .mutating, .nonmutating, .nonisolated, .borrowing, .consuming, .underscoredConsuming: true
    default: false
    }
  }

  private func accessorKind(_ index: Int) -> Function.Kind? {
    guard tokens[index].kind == .identifier else { return nil }
    switch tokens[index].word {
    case .get: return .get
    case .set: return .set
    case .willSet: return .willSet
    case .didSet: return .didSet
    case .underscoredRead, .underscoredModify, .`init`: return .otherAccessor
    case .none:
      let isOther =
        outline.spells(index, "unsafeAddress") || outline.spells(index, "unsafeMutableAddress")
        || outline.spells(index, "borrow") || outline.spells(index, "mutate")
      return isOther ? .otherAccessor : nil
    default: return nil
    }
  }

  /// Reads accessors up to one with a body, which is entered, or to the end of the frame.
  func readAccessors() {
    let variable = frame.kind == .accessors ? outline.scopes[frame.scope].owner : -1
    while index < frame.end {
      let start = frame.prefix >= 0 ? frame.prefix : index
      while depth == .bodies, index < frame.end, tokens[index].kind == .at {
        frame.prefix = start
        if enterAttributeArguments(before: frame.end) { return }
      }
      frame.prefix = -1
      let keyword = min(accessorName(from: index), frame.end)
      guard keyword < frame.end, let kind = accessorKind(keyword) else {
        index = max(keyword, start + 1)
        continue
      }
      index = keyword + 1
      if index < frame.end, tokens[index].kind == .openParen { skip(index) }
      let effects = effects(from: index, end: frame.end)
      index = effects.end
      let observes = kind == .willSet || kind == .didSet
      if variable >= 0, !observes { outline.variables[variable].isComputed = true }
      let words = (effects.isAsync, effects.isThrowing)
      addAccessor(kind, keyword: keyword, prefix: start..<keyword, variable: variable, effects: words)
      if index < frame.end, tokens[index].kind == .openBrace { return openBody(of: outline.functions.count - 1) }
    }
  }

  func addAccessor(
    _ kind: Function.Kind,
    keyword: Int,
    prefix: Range<Int>,
    variable: Int,
    effects: (isAsync: Bool, isThrowing: Bool)
  ) {
    let argument = keyword + 1 < tokens.count && tokens[keyword].kind == .identifier ? keyword + 1 : keyword
    let takesName = tokens[argument].kind == .openParen && argument > keyword
    outline.functions.append(
      Function(
        kind: kind,
        keyword: keyword,
        prefix: prefix,
        name: keyword,
        genericParameters: nil,
        parameters: takesName ? argument + 1..<max(argument + 1, Int(tokens[argument].partner)) : nil,
        isAsync: effects.isAsync,
        isThrowing: effects.isThrowing,
        result: nil,
        requirements: nil,
        parent: frame.scope,
        variable: variable,
        body: bodyContent(),
        scope: -1
      )
    )
  }
}

import Lexing
import Outlining

/// Reads written types into the names that decide whether a value may be shared.
struct WrittenTypes {
  let outline: Outline
  let lines: LineTable
  private var tokens: Tokens { outline.tokens }

  init(_ outline: Outline, lines: LineTable) {
    self.outline = outline
    self.lines = lines
  }

  private func line(_ token: Int) -> Int32 {
    Int32(clamping: lines.position(of: Int(tokens[token].start)).line)
  }

  /// The parts of a type; containers count as one more part, which is Sendable when the others are.
  func parts(ofType range: Range<Int>, into facts: inout SurveyFacts) {
    guard let first = range.first else { return }
    if range.contains(where: { tokens[$0].kind == .arrow }) {
      let isSendable = range.contains { tokens[$0].kind == .at && isSendableAttribute($0 + 1) }
      let kind: TypePart.Kind = isSendable ? .sendableFunction : .function
      facts.parts.append(TypePart(name: .none, kind: kind, isExistential: false, line: line(first)))
      return
    }
    var next = first
    var isExistential = false
    var isComposed = false
    while next < range.upperBound {
      let token = tokens[next]
      if token.kind == .at {
        next += 1
      } else if token.word == .any || token.word == .some {
        isExistential = true
      } else if token.kind == .operator || token.kind == .ampersand {
        isComposed = outline.spells(next, "&")
      } else if isName(next), !isLabel(next, in: range) {
        let path = self.path(from: next, end: range.upperBound)
        if !path.isMetatype { add(path.names, isExistential, isComposed, into: &facts) }
        isExistential = false
        isComposed = false
        next = path.end - 1
      }
      next += 1
    }
  }

  private func isSendableAttribute(_ name: Int) -> Bool {
    outline.spells(name, "Sendable") || outline.ends(name, with: "Actor")
  }

  private func isName(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    switch tokens[token].word {
    case .none: return !outline.spells(token, "_")
    case .anyType, .selfType, .optional: return true
    default: return false
    }
  }

  /// `label: Type` in a tuple or a payload; a dictionary's key is no label.
  private func isLabel(_ token: Int, in range: Range<Int>) -> Bool {
    guard token + 1 < range.upperBound, tokens[token + 1].kind == .colon else { return false }
    return !outline.beginsWithCapital(token)
  }

  /// `A.B.C`, and whether `.Type` ends it, whose values are Sendable.
  private func path(from start: Int, end: Int) -> (names: [Int], end: Int, isMetatype: Bool) {
    var names = [start]
    var next = start + 1
    while next + 1 < end, tokens[next].kind == .period, tokens[next + 1].kind == .identifier {
      if outline.spells(next + 1, "Type") { return (names, next + 2, true) }
      names.append(next + 1)
      next += 2
    }
    return (names, next, false)
  }

  private func add(_ names: [Int], _ isExistential: Bool, _ isComposed: Bool, into facts: inout SurveyFacts) {
    let isOutside =
      outline.spells(names[0], "Swift") || outline.spells(names[0], "Foundation") || tokens[names[0]].word == .selfType
    let names = names.count > 1 && isOutside ? Array(names.dropFirst()) : names
    let name = outline.name(ofPath: names)
    if facts.spelling[name] == nil {
      facts.spelling[name] = names.map { outline.text($0) }.joined(separator: ".")
    }
    facts.parts.append(
      TypePart(
        name: name,
        kind: isComposed ? .composed : .named,
        isExistential: isExistential,
        line: line(names[0])
      )
    )
  }

  /// The parts of what a value is, where it says so by itself: a literal, a call of an initializer, a shared object.
  func parts(ofValue value: Range<Int>, into facts: inout SurveyFacts) -> Bool {
    let value = withoutForce(value)
    guard let first = value.first else { return false }
    if value.allSatisfy(isLiteral) { return value.contains { isScalar($0) } }
    guard tokens[first].kind == .identifier || tokens[first].kind == .openBracket else { return false }
    if tokens[first].kind == .openBracket { return collection(value, into: &facts) }
    guard outline.beginsWithCapital(first) else { return false }
    var names = [first]
    var next = first + 1
    while next + 1 < value.upperBound, tokens[next].kind == .period, outline.beginsWithCapital(next + 1) {
      names.append(next + 1)
      next += 2
    }
    var arguments = next..<next
    if next < value.upperBound, tokens[next].kind == .operator, let paren = value.first(where: { isCallParen($0) }) {
      arguments = next + 1..<paren
      next = paren
    }
    guard isWholeValue(from: next, end: value.upperBound) else { return false }
    add(names, false, false, into: &facts)
    parts(ofType: arguments, into: &facts)
    return true
  }

  /// `T(…)` of `try! T(…)`, `try T(…)` and `T(…)!`.
  private func withoutForce(_ value: Range<Int>) -> Range<Int> {
    var value = value
    if let first = value.first, tokens[first].word == .try {
      value.removeFirst()
      if let mark = value.first, tokens[mark].isOptionalMark { value.removeFirst() }
    }
    if let last = value.last, tokens[last].kind == .exclamation { value.removeLast() }
    return value
  }

  private func isCallParen(_ token: Int) -> Bool {
    tokens[token].kind == .openParen && token > 0 && tokens[token - 1].kind == .operator
  }

  /// `(…)`, `.init(…)` or the name of one shared object follow, and nothing else.
  private func isWholeValue(from start: Int, end: Int) -> Bool {
    var next = start
    if next + 1 < end, tokens[next].kind == .period {
      let isObject = sharedObjects.contains(outline.name(next + 1))
      guard isObject || outline.spells(next + 1, "global") || tokens[next + 1].word == .`init` else { return false }
      next += 2
      if isObject { return next == end }
    }
    if next < end, tokens[next].kind == .openParen { next = Int(tokens[next].partner) + 1 }
    if next < end, tokens[next].kind == .openBrace, next > start { next = Int(tokens[next].partner) + 1 }
    return next == end && next > start
  }

  /// `[Element]()` and literals of literals.
  private func collection(_ value: Range<Int>, into facts: inout SurveyFacts) -> Bool {
    let close = Int(tokens[value.lowerBound].partner)
    guard close + 1 < value.upperBound, tokens[close + 1].kind == .openParen else { return false }
    parts(ofType: value.lowerBound + 1..<max(value.lowerBound + 1, close), into: &facts)
    return true
  }

  private func isLiteral(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .integer, .float, .string, .stringHead, .stringTail, .comma, .colon, .openBracket, .closeBracket, .operator:
      true
    case .identifier: tokens[token].word == .true || tokens[token].word == .false
    default: false
    }
  }

  private func isScalar(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .integer, .float, .string, .stringHead, .identifier: true
    default: false
    }
  }
}

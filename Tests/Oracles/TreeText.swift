/// The text of a tree's nodes: token by token, one space for any gap, `…` for what brackets hold.
struct TreeText {
  private let source: [UInt8]
  private let tokens: [PlacedToken]
  /// By token: what closes the bracket that it opens; itself for the others.
  private var partners: [Int]

  init(_ tokens: [PlacedToken], _ source: [UInt8]) {
    self.source = source
    self.tokens = tokens
    partners = Array(tokens.indices)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind.closesBracket, let opening = open.popLast() { partners[opening] = index }
      if token.kind.opensBracket { open.append(index) }
    }
  }

  /// Everything between two offsets.
  func full(_ start: Int, _ end: Int) -> String {
    full(indices(start, end))
  }

  func brief(_ start: Int, _ end: Int) -> String {
    let range = indices(start, end)
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      append(index, behind: range.lowerBound, to: &text)
      let partner = partners[index]
      guard partner > index else {
        index += 1
        continue
      }
      if partner > index + 1 { text += "…" }
      index = partner
      guard index < range.upperBound, !tokens[index].kind.opensBracket else { continue }
      text += written(tokens[index])
      index += 1
    }
    return text
  }

  /// `…` for everything up to the last bracket.
  func callee(_ start: Int, _ end: Int) -> String {
    let range = indices(start, end)
    guard let last = range.last(where: { tokens[$0].kind.closesBracket }) else { return full(range) }
    let rest = last + 1..<range.upperBound
    let tail = tokens[last].kind == .stringTail ? String(written(tokens[last]).dropFirst()) : ""
    let gap = rest.isEmpty || tokens[last].end == tokens[last + 1].start ? "" : " "
    return "…" + tail + gap + full(rest)
  }

  private func indices(_ start: Int, _ end: Int) -> Range<Int> {
    let first = index(from: start)
    return first..<max(first, index(from: end))
  }

  /// The first token that begins at an offset or behind it.
  private func index(from offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func full(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      append(index, behind: range.lowerBound, to: &text)
    }
    return text
  }

  private func append(_ index: Int, behind first: Int, to text: inout String) {
    if index > first, tokens[index].start > tokens[index - 1].end { text += " " }
    text += written(tokens[index])
  }

  private func written(_ token: PlacedToken) -> String {
    String(decoding: source[token.start..<token.end], as: UTF8.self)
  }
}

extension Kind {
  fileprivate var opensBracket: Bool {
    switch self {
    case .openParen, .openBracket, .openBrace, .stringHead, .stringMiddle: true
    default: false
    }
  }

  fileprivate var closesBracket: Bool {
    switch self {
    case .closeParen, .closeBracket, .closeBrace, .stringMiddle, .stringTail: true
    default: false
    }
  }
}

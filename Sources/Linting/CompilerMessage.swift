/// A message of the Swift compiler about concurrency: what it means, and what to do about it.
package struct CompilerMessage: Sendable {
  /// The compiler's words, with `{name}` for each part that changes.
  package let pattern: String
  /// What happens in the code; `{name}` stands for what the message names.
  package let meaning: String
  /// In the order of their cost, the cheapest first.
  package let remedies: [String]
  /// The better form as Swift code.
  package let better: String
  /// The rule that knows the same mistake; nil for none.
  package let rule: String?

  package init(_ pattern: String, meaning: String, remedies: [String], better: String, rule: String? = nil) {
    self.pattern = pattern
    self.meaning = meaning
    self.remedies = remedies
    self.better = better
    self.rule = rule
  }

  /// The explanation of a message in Markdown, with its names; nil when the message is another one. A line of a build
  /// log may have a place before the message and a group behind it.
  package func explanation(of line: String) -> String? {
    let message = MessageText(line)
    guard let names = names(in: message.text) else { return nil }
    var text = "> \(message.text)\n\n\(Self.filled(meaning, with: names))\n\nRemedies, the cheapest first:\n\n"
    for (index, remedy) in remedies.enumerated() {
      text += "\(index + 1). \(Self.filled(remedy, with: names))\n"
    }
    text += "\n```swift\n\(better)\n```\n"
    if let rule { text += "\nRule: `\(rule)`. `actorlint explain \(rule)` says more.\n" }
    return text
  }

  /// How many characters of the pattern are fixed: of two that fit, the one that says more is meant.
  package var precision: Int {
    pieces.reduce(0) { $0 + $1.literal.utf8.count }
  }

  /// What the message puts in the place of each name; nil when it is another message. Case does not count: a log may
  /// begin a message with a capital.
  private func names(in message: String) -> [String: String]? {
    let bytes = Array(message.utf8)
    let folded = bytes.map(Self.lowercased)
    var start = 0
    var names: [String: String] = [:]
    for piece in pieces {
      let literal = piece.literal.utf8.map(Self.lowercased)
      guard let found = Self.first(literal, in: folded, from: start), piece.name != nil || found == start else {
        return nil
      }
      if let name = piece.name { names[name] = String(decoding: bytes[start..<found], as: UTF8.self) }
      start = found + literal.count
    }
    guard let last = lastName else { return start == bytes.count ? names : nil }
    names[last] = String(decoding: bytes[start...], as: UTF8.self)
    return names
  }

  /// Literal text, each with the name before it.
  private var pieces: [(name: String?, literal: String)] {
    var pieces: [(name: String?, literal: String)] = []
    var name: String?
    for part in pattern.split(separator: "{", omittingEmptySubsequences: false) {
      guard let brace = part.firstIndex(of: "}") else {
        if !part.isEmpty { pieces.append((nil, String(part))) }
        continue
      }
      name = String(part[..<brace])
      let literal = part[part.index(after: brace)...]
      if !literal.isEmpty { pieces.append((name, String(literal))) }
    }
    return pieces
  }

  /// The name that a pattern ends with.
  private var lastName: String? {
    guard pattern.hasSuffix("}"), let brace = pattern.lastIndex(of: "{") else { return nil }
    return String(pattern[pattern.index(after: brace)...].dropLast())
  }

  private static func first(_ literal: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard literal.count <= text.count - start else { return nil }
    return (start...text.count - literal.count).first { text[$0..<$0 + literal.count].elementsEqual(literal) }
  }

  /// Of ASCII; other bytes stay themselves.
  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  private static func filled(_ text: String, with names: [String: String]) -> String {
    var filled = ""
    for (index, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let brace = part.firstIndex(of: "}") else {
        filled += part
        continue
      }
      filled += (names[String(part[..<brace])] ?? "") + part[part.index(after: brace)...]
    }
    return filled
  }
}

/// A message without what a build log puts around it.
private struct MessageText {
  let text: String

  init(_ line: String) {
    var rest = Substring(line)
    for severity in ["error: ", "warning: ", "note: ", "remark: "] {
      if let range = Self.end(of: severity, in: rest) { rest = rest[range...] }
    }
    for tail in [" [#", "; this is an error in the Swift 6 language mode", "; this will be an error in a future"] {
      if let start = Self.start(of: tail, in: rest) { rest = rest[..<start] }
    }
    text = String(rest).trimmed
  }

  /// Behind a word of a log's line.
  private static func end(of word: String, in text: Substring) -> Substring.Index? {
    start(of: word, in: text).map { text.index($0, offsetBy: word.count) }
  }

  private static func start(of word: String, in text: Substring) -> Substring.Index? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(word) { return start }
      start = text.index(after: start)
    }
    return nil
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}

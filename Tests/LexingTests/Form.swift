import Testing

/// Source text and the tokens that Swift's lexical structure cuts it into.
struct Form: Sendable, CustomTestStringConvertible {
  let source: [UInt8]
  let tokens: [String]

  init(_ source: String, _ tokens: String...) {
    self.source = Array(source.utf8)
    self.tokens = tokens
  }

  init(bytes: [UInt8], _ tokens: String...) {
    source = bytes
    self.tokens = tokens
  }

  var testDescription: String { String(decoding: source, as: UTF8.self).debugDescription }
}

import Lexing

/// Searches for text of ASCII characters, byte by byte.
///
/// The standard library's `contains` of a text would link its whole engine for regular expressions: 2 MB of program, and
/// a good part of the time that it takes to start.
extension StringProtocol {
  /// Whether a text occurs in this one.
  package func holds(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: text.utf8) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }

  /// Whether a name in camel case begins with one of some words: `endUpdates` with "end", and `endpoint` not.
  func begins(withWordOf words: [String]) -> Bool {
    words.contains { word in
      hasPrefix(word) && utf8.dropFirst(word.utf8.count).first.map { !(0x61...0x7A).contains($0) } ?? true
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Where a text first occurs.
  func firstRange(ofText text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    var index = startIndex
    while index < endIndex {
      guard let start = self[index...].utf8.firstIndex(of: wanted[0]) else { return nil }
      let rest = self[start...].utf8
      if rest.starts(with: wanted) { return start..<rest.index(start, offsetBy: wanted.count) }
      index = rest.index(after: start)
    }
    return nil
  }
}

extension SourceBuffer {
  /// Whether a text occurs in a file.
  func holds(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in
      guard let first = wanted.first else { return true }
      var start = offset(of: first, from: 0)
      while start <= count - wanted.count {
        if wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) { return true }
        start = offset(of: first, from: start + 1)
      }
      return false
    }
  }
}

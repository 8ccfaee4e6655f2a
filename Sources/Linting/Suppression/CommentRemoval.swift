import Lexing

/// Which bytes go when a comment to the linter, or one rule in it, goes.
struct CommentRemoval {
  private let source: SourceBuffer
  /// With its delimiters.
  private let comment: Range<Int>

  init(_ source: SourceBuffer, _ comment: Range<Int>) {
    self.source = source
    self.comment = comment
  }

  /// The comment with its lines where nothing else stands on them, else with the white space before it or behind it;
  /// and what must stand in its place.
  var whole: (range: Range<Int>, text: String) {
    var start = comment.lowerBound
    while start > 0, isBlank(start - 1) { start -= 1 }
    var end = comment.upperBound
    while end < source.count, isBlank(end) { end += 1 }
    let isFirst = start == 0 || isBreak(start - 1)
    guard end == source.count || isBreak(end) else {
      if isFirst { return (comment.lowerBound..<end, "") }
      return (start..<end, comment.contains(where: isBreak) ? "\n" : " ")
    }
    guard isFirst else { return (start..<end, "") }
    if end < source.count { end += isReturnAndFeed(end) ? 2 : 1 }
    return (start..<end, "")
  }

  /// A rule's id, with what parts it from the next or the one before.
  func range(of rule: String) -> Range<Int> {
    let id = Array(rule.utf8)
    var start = comment.lowerBound
    while start < comment.upperBound {
      var end = start
      while end < comment.upperBound, !parts(end) { end += 1 }
      if end - start == id.count, (0..<id.count).allSatisfy({ source.bytes[start + $0] == id[$0] }) {
        return withSeparator(start..<end)
      }
      start = max(end, start + 1)
    }
    return comment.lowerBound..<comment.lowerBound
  }

  /// A comma behind goes, with the white space to the next word; that of the last id goes with the one before it.
  private func withSeparator(_ id: Range<Int>) -> Range<Int> {
    var start = id.lowerBound
    while start > comment.lowerBound, parts(start - 1) { start -= 1 }
    let isBehindComma = (start..<id.lowerBound).contains { source.bytes[$0] == UInt8(ascii: ",") }
    if isBehindComma { return start..<id.upperBound }
    var end = id.upperBound
    while end < comment.upperBound, parts(end) { end += 1 }
    return end < comment.upperBound ? id.lowerBound..<end : start..<id.upperBound
  }

  private func parts(_ index: Int) -> Bool {
    isBlank(index) || isBreak(index) || source.bytes[index] == UInt8(ascii: ",")
  }

  private func isBlank(_ index: Int) -> Bool {
    source.bytes[index] == UInt8(ascii: " ") || source.bytes[index] == UInt8(ascii: "\t")
  }

  private func isBreak(_ index: Int) -> Bool {
    source.bytes[index] == UInt8(ascii: "\n") || source.bytes[index] == UInt8(ascii: "\r")
  }

  private func isReturnAndFeed(_ index: Int) -> Bool {
    source.bytes[index] == UInt8(ascii: "\r") && source.bytes[index + 1] == UInt8(ascii: "\n")
  }
}

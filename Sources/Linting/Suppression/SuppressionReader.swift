package import Lexing

/// Finds out for which part of a file each of its comments to the linter holds.
package struct SuppressionReader {
  private let source: SourceBuffer
  private let tokens: Tokens
  private let lines: LineTable
  private var found: [FileSuppressions.Suppression] = []
  private var faults: [FileSuppressions.Fault] = []
  /// By rule: indices in `found` of those that an `enable` may still end, the latest last.
  private var open: [String: [Int]] = [:]
  /// The tokens that begin a line, as indices.
  private let lineStarts: [Int]
  /// The last answer of `nextLines`: many comments may stand before one line.
  private var lastNext: (start: Int, range: Range<Position>)?

  package init(_ source: SourceBuffer, _ tokens: Tokens) {
    self.source = source
    self.tokens = tokens
    lines = LineTable(of: source)
    lineStarts = (0..<tokens.count).filter { tokens[$0].startsLine }
  }

  package consuming func suppressions(of path: Path) -> FileSuppressions {
    // Braces around the next token, as token indices, innermost last.
    var braces: [Int] = []
    var token = 0
    for index in tokens.directives {
      let comment = tokens.comments[index]
      while token < tokens.count, tokens[token].start < comment.start {
        if tokens[token].kind == .openBrace {
          braces.append(token)
        } else if let brace = braces.last, tokens[brace].partner == UInt32(token) {
          braces.removeLast()
        }
        token += 1
      }
      read(comment, before: token, in: braces.last, of: path)
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    return FileSuppressions(path: path, suppressions: found, faults: faults)
  }

  /// `token` is the first behind the comment, `brace` the innermost that is open there.
  private mutating func read(_ comment: Tokens.Comment, before token: Int, in brace: Int?, of path: Path) {
    let bytes = UnsafeBufferPointer(start: source.bytes + Int(comment.start), count: Int(comment.length))
    let start = position(of: comment.start)
    let end = position(of: comment.start + comment.length)
    let place = Place(Int(comment.start)..<Int(comment.start + comment.length), in: source, lines, at: path)
    do throws(SuppressionComment.Fault) {
      let read = try SuppressionComment(String(decoding: bytes, as: UTF8.self))
      switch read.form {
      case .enable: enable(read.rules, by: comment, at: place)
      case .scope:
        let limit = brace.map { position(of: tokens[Int(tokens[$0].partner)].start) } ?? .end
        add(read, start..<max(start, limit), by: comment, at: place, isOpen: true)
      case .file: add(read, .start..<Position.end, by: comment, at: place)
      case .this: add(read, lines(from: start.line, to: start.line), by: comment, at: place)
      case .next: add(read, nextLines(behind: end.line), by: comment, at: place)
      case .previous: add(read, previousLine(before: start.line, from: token), by: comment, at: place)
      }
    } catch {
      faults.append(FileSuppressions.Fault(message: error.message, place: place))
    }
  }

  private mutating func add(
    _ read: SuppressionComment,
    _ range: Range<Position>,
    by comment: Tokens.Comment,
    at place: Place,
    isOpen: Bool = false
  ) {
    for rule in read.rules {
      if isOpen { open[rule, default: []].append(found.count) }
      found.append(
        FileSuppressions.Suppression(
          rule: rule,
          reason: read.reason,
          place: place,
          range: range,
          removal: [removal(of: rule, among: read.rules, from: comment, at: place.path)]
        )
      )
    }
  }

  private mutating func enable(_ rules: [String], by comment: Tokens.Comment, at place: Place) {
    let position = Position(line: place.line, column: place.column)
    for rule in rules {
      while let last = open[rule]?.last, found[last].range.upperBound <= position { open[rule]?.removeLast() }
      if let last = open[rule]?.popLast() {
        found[last].range = found[last].range.lowerBound..<position
        found[last].removal.append(removal(of: rule, among: rules, from: comment, at: place.path))
      } else {
        faults.append(FileSuppressions.Fault(message: "'\(rule)' is not disabled here", place: place))
      }
    }
  }

  /// A comment goes with the last of its rules.
  private func removal(
    of rule: String,
    among rules: [String],
    from comment: Tokens.Comment,
    at path: Path
  ) -> Fix.Edit {
    let removal = CommentRemoval(source, Int(comment.start)..<Int(comment.start + comment.length))
    let (range, text) = rules.count == 1 ? removal.whole : (removal.range(of: rule), "")
    return Fix.Edit(range: range, place: Place(range, in: source, lines, at: path), text: text)
  }

  private func position(of offset: UInt32) -> Position {
    let position = lines.position(of: Int(offset))
    return Position(line: position.line, column: position.column)
  }

  private func lines(from first: Int, to last: Int) -> Range<Position> {
    Position(line: first, column: 1)..<Position(line: last + 1, column: 1)
  }

  /// The next line of code; when attributes stand there alone, up to the line of what they belong to.
  private mutating func nextLines(behind line: Int) -> Range<Position> {
    let start = firstLineStart { $0 > line }
    if let last = lastNext, last.start == start { return last.range }
    var index = start
    let first = position(of: tokens[index].start).line
    while tokens[index].kind == .at { index = behindAttribute(index) }
    let range = lines(from: first, to: max(first, position(of: tokens[index].start).line))
    lastNext = (start, range)
    return range
  }

  /// The token behind an attribute: `@Name`, `@Module.Name(…)`.
  private func behindAttribute(_ at: Int) -> Int {
    var index = min(at + 1, tokens.count)
    if tokens[index].kind == .identifier { index += 1 }
    while tokens[index].kind == .period, tokens[index + 1].kind == .identifier { index += 2 }
    if tokens[index].kind == .openParen, !tokens[index].isSpaced { index = Int(tokens[index].partner) + 1 }
    return min(max(index, at + 1), tokens.count)
  }

  /// The last line of code before a line; `token` is the first behind the comment.
  private func previousLine(before line: Int, from token: Int) -> Range<Position> {
    let index = min(token, firstLineStart { $0 >= line }) - 1
    guard index >= 0 else { return .start..<Position.start }
    let previous = position(of: tokens[index].start).line
    return lines(from: previous, to: previous)
  }

  /// The first token that begins a line for which a condition holds, as it does for all lines behind; `count` without.
  private func firstLineStart(where holds: (Int) -> Bool) -> Int {
    let low = lineStarts.orderedIndex(where: { holds(position(of: tokens[$0].start).line) })
    return low < lineStarts.count ? lineStarts[low] : tokens.count
  }
}

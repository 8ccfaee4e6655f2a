package import Indexing
import Lexing
import Outlining

/// Fixes of timers.
extension SourceFile {
  /// Puts a task that sleeps between its turns in the place of a timer.
  package func sleepingFix(forTimerNamedAt token: Int) -> Fix? {
    // Each finding carries all of the edits.
    guard let timer = pollingTimer(namedAt: token), timer.stops.count <= 64, let type = timer.property.type,
      let loop = loop(for: timer)
    else { return nil }
    let end = timer.call.end
    let edits = [
      replacement(of: type, with: "Task<Void, Never>?"),
      replacement(of: timer.call.callee.lowerBound..<end, with: loop),
    ]
    let stops = timer.stops.map { replacement(of: $0..<$0 + 1, with: "cancel") }
    return Fix("sleep in a task in place of the timer", isSafe: false, edits + stops)
  }

  /// Nil where the block's comments or literals would not stand in a loop as they stand.
  private func loop(for timer: PollingTimer) -> String? {
    let closure = timer.closure
    let work = withComments(timer.work)
    guard !holdsComments(bytes(of: timer.call.callee.lowerBound..<timer.call.end), outside: work),
      let text = text(ofBytes: work), !text.holds("\"\"\""),
      let interval = self.text(ofBytes: bytes(of: timer.interval))
    else { return nil }
    let margin = indentation(of: timer.call.callee.lowerBound)
    let unit = indentationUnit(of: closure, margin)
    let capture = timer.hold == .none ? "Task {" : "Task { [weak self] in"
    let check =
      switch timer.hold {
      case .none: ""
      case .weak: ", self != nil"
      case .strong: ", let self"
      }
    var lines = [capture, "\(margin)\(unit)while !Task.isCancelled {"]
    let inner = margin + unit + unit
    lines.append("\(inner)try? await Task.sleep(for: .seconds(\(interval)))")
    lines.append("\(inner)guard !Task.isCancelled\(check) else { return }")
    lines += indented(text, from: indentation(at: work.lowerBound), to: inner)
    lines += ["\(margin)\(unit)}", "\(margin)}"]
    return lines.joined(separator: lineBreak)
  }

  /// The bytes of statements, and of the comments in front of them and behind them.
  private func withComments(_ range: Range<Int>) -> Range<Int> {
    let own = bytes(of: range)
    let all = Int(tokens[range.lowerBound - 1].end)..<Int(tokens[range.upperBound].start)
    let comments = comments(in: all)
    let start = comments.first.map { Int($0.start) } ?? own.lowerBound
    let end = comments.last.map { Int($0.start + $0.length) } ?? own.upperBound
    return min(start, own.lowerBound)..<max(end, own.upperBound)
  }

  private func holdsComments(_ range: Range<Int>, outside inner: Range<Int>) -> Bool {
    comments(in: range).contains { !inner.contains(Int($0.start)) }
  }

  private func comments(in range: Range<Int>) -> ArraySlice<Tokens.Comment> {
    let first = tokens.comments.orderedIndex(where: { Int($0.start) >= range.lowerBound })
    return tokens.comments[first...].prefix { Int($0.start) < range.upperBound }
  }

  private func bytes(of range: Range<Int>) -> Range<Int> {
    Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)
  }

  /// One step of the file's indentation, as the block's first line or the function around it has it.
  private func indentationUnit(of closure: Closure, _ margin: String) -> String {
    let first = closure.body.lowerBound
    if tokens[first].startsLine, indentation(of: first).hasPrefix(margin), indentation(of: first) != margin {
      return String(indentation(of: first).dropFirst(margin.count))
    }
    guard let function = function(around: closure.brace), case let outer = indentation(of: function.keyword),
      margin.hasPrefix(outer), margin != outer
    else { return "  " }
    return String(margin.dropFirst(outer.count))
  }

  /// The lines of a text whose first stands behind some white space, moved to another.
  private func indented(_ text: String, from old: String, to new: String) -> [String] {
    text.split(separator: Character(lineBreak), omittingEmptySubsequences: false).enumerated().map { index, line in
      if index == 0 { return new + line }
      if line.allSatisfy({ $0 == " " || $0 == "\t" }) { return String(line) }
      return line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line)
    }
  }
}

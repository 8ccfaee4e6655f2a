package import Lexing

/// Changes of files as a patch that `git apply` takes.
///
/// Each begins as git's own do: of other patches `git apply` guesses in a sub-directory where their names start from.
package struct PatchReport {
  /// A file before and after.
  package struct Change: Sendable {
    /// Relative to the top of the working tree in which the patch is applied.
    package var path: Path
    package var old: [UInt8]
    package var new: [UInt8]

    package init(path: Path, old: [UInt8], new: [UInt8]) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// Lines around a change.
  private static let surroundings = 3

  package init() {}

  package func write(_ changes: [Change], to output: ByteOutput) {
    for change in changes where change.old != change.new {
      let (old, new) = (name("a/", change.path), name("b/", change.path))
      output.append("diff --git ")
      output.append(old)
      output.append(" ")
      output.append(new)
      output.append("\n--- ")
      output.append(old + end(change.path))
      output.append("+++ ")
      output.append(new + end(change.path))
      write(LineComparison(change.old, change.new).lines, to: output)
    }
  }

  private func write(_ lines: [LineComparison.Line], to output: ByteOutput) {
    var (end, old, new) = (0, 0, 0)
    for hunk in hunks(in: lines) {
      old += lines[end..<hunk.lowerBound].count { $0.side != .new }
      new += lines[end..<hunk.lowerBound].count { $0.side != .old }
      end = hunk.lowerBound
      write(lines, hunk, before: (old, new), to: output)
    }
  }

  /// A tab marks the end of a name with a space.
  private func end(_ path: Path) -> String.UTF8View {
    (path.bytes.contains(UInt8(ascii: " ")) ? "\t\n" : "\n").utf8
  }

  /// In quotes as in C where the name holds what would end it.
  private func name(_ prefix: String, _ path: Path) -> [UInt8] {
    let plain = Array(prefix.utf8) + path.bytes
    let isOdd = plain.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    guard isOdd else { return plain }
    var quoted = [UInt8(ascii: "\"")]
    for byte in plain {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        quoted += [UInt8(ascii: "\\"), byte]
      } else if byte < 0x20 || byte == 0x7F {
        quoted += [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
      } else {
        quoted.append(byte)
      }
    }
    return quoted + "\"".utf8
  }

  /// Ranges of lines around changes that are near each other.
  private func hunks(in lines: [LineComparison.Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.side != .both {
      let start = max(0, index - Self.surroundings)
      let end = min(lines.count, index + Self.surroundings + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// `before` are the lines in front of a hunk, in the old text and in the new one.
  private func write(
    _ lines: [LineComparison.Line],
    _ hunk: Range<Int>,
    before: (old: Int, new: Int),
    to output: ByteOutput
  ) {
    let old = place(lines[hunk].count { $0.side != .new }, behind: before.old)
    let new = place(lines[hunk].count { $0.side != .old }, behind: before.new)
    output.append("@@ -\(old) +\(new) @@\n")
    for line in lines[hunk] {
      output.append(line.side.rawValue)
      output.append(line.text)
      if line.text.last != UInt8(ascii: "\n") { output.append("\n\\ No newline at end of file\n") }
    }
  }

  /// `start,count`; of nothing, the line before counts.
  private func place(_ count: Int, behind before: Int) -> String {
    "\(count == 0 ? before : before + 1),\(count)"
  }
}

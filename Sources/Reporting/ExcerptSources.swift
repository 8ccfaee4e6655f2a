import Lexing
import Linting

/// The files of a project that excerpts are taken from, each read once while it is needed.
final class ExcerptSources {
  private let project: ReportedProject
  private var files: [Path: File?] = [:]

  /// Files in memory at a time.
  private static let limit = 16

  private struct File {
    let bytes: [UInt8]
    let lines: LineTable
  }

  /// A line without its break.
  struct Line {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
      var bytes = bytes
      while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { bytes.removeLast() }
      self.bytes = bytes
    }

    var count: Int { bytes.count }

    subscript(range: Range<Int>) -> [UInt8] {
      Array(bytes.dropFirst(range.lowerBound).prefix(range.count))
    }

    /// The beginning of the character at an offset.
    func boundary(before offset: Int) -> Int {
      var index = min(offset, bytes.count)
      while index > 0, index < bytes.count, bytes[bytes.startIndex + index] & 0xC0 == 0x80 { index -= 1 }
      return index
    }
  }

  init(_ project: ReportedProject) {
    self.project = project
  }

  /// Bytes that are not UTF-8 show as U+FFFD: a terminal may take some for commands.
  static func shown(_ path: Path, in project: ReportedProject) -> String {
    TerminalText.shown(project.location.shown(path).string)
  }

  func shown(_ path: Path) -> String { Self.shown(path, in: project) }

  func line(_ number: Int, of path: Path) -> Line? {
    guard let file = file(path), let range = file.lines.range(ofLine: number, in: file.bytes.count) else { return nil }
    return Line(file.bytes[range])
  }

  /// More than a screen can show.
  private static let changeLimit = 1 << 16

  /// The lines that a fix changes, before and after; nil where they are too many.
  func change(by fix: Fix) -> (old: [UInt8], new: [UInt8])? {
    guard let first = fix.edits.first, let last = fix.edits.last, let file = file(first.place.path),
      let start = file.lines.range(ofLine: first.place.line, in: file.bytes.count)?.lowerBound,
      let end = file.lines.range(ofLine: last.place.endLine, in: file.bytes.count)?.upperBound,
      start <= first.range.lowerBound, last.range.upperBound <= end, end - start <= Self.changeLimit
    else { return nil }
    var new: [UInt8] = []
    var index = start
    for edit in fix.edits {
      new += file.bytes[index..<edit.range.lowerBound]
      new += edit.text.utf8
      index = edit.range.upperBound
    }
    return (Array(file.bytes[start..<end]), new + file.bytes[index..<end])
  }

  private func file(_ path: Path) -> File? {
    if let known = files[path] { return known }
    if files.count >= Self.limit { files.removeAll(keepingCapacity: true) }
    let file = project.contents(path).map { File(bytes: $0, lines: LineTable(of: SourceBuffer($0))) }
    files[path] = .some(file)
    return file
  }
}

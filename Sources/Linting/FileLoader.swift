import Lexing
import Outlining

/// Reads files one after the other for one worker.
struct FileLoader<Reader: SourceReader>: ~Copyable {
  /// Files that cannot be read, or outlined.
  private(set) var skipped: [SkippedFile] = []
  private var memory: FileMemory
  private let reader: Reader

  init(_ reader: Reader, words: WordTable) {
    self.init(reader, memory: FileMemory(words: words))
  }

  init(_ reader: Reader, memory: consuming FileMemory) {
    self.reader = reader
    self.memory = memory
  }

  /// A file's tokens in an outline that is still empty, up to the next file; nil for one that is skipped.
  mutating func lexed(_ path: Path) -> Outline? {
    guard read(path) else { return nil }
    memory.outline.reset()
    return memory.outline
  }

  /// A file's outline with bodies, up to the next file; nil for one that is skipped.
  mutating func outlined(_ path: Path) -> Outline? {
    guard read(path) else { return nil }
    Outliner.fill(memory.outline, depth: .bodies)
    guard let tooDeep = SkippedFile(path, tooDeep: memory.outline) else { return memory.outline }
    skipped.append(tooDeep)
    return nil
  }

  /// Ends the work.
  consuming func leave() -> FileMemory { memory }

  private mutating func read(_ path: Path) -> Bool {
    if memory.path == path { return true }
    memory.path = nil
    do throws(ReadFailure) {
      try reader.read(path, into: memory.outline.source)
      if let encoding = memory.outline.source.wideEncoding {
        throw ReadFailure(reason: "\(encoding), and Swift is written in UTF-8", isGone: false)
      }
      memory.lexer.lex(memory.outline.source, into: memory.outline.tokens)
      memory.path = path
      return true
    } catch {
      skipped.append(SkippedFile(path: path, reason: error.reason, isFailure: !error.isGone))
      return false
    }
  }
}

extension SourceBuffer {
  /// What a byte order mark says that the file is, if not UTF-8.
  fileprivate var wideEncoding: String? {
    let start = Array(UnsafeBufferPointer(start: bytes, count: min(count, 4)))
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    return start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) ? "UTF-16" : nil
  }
}

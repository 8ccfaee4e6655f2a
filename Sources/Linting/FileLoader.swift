import Lexing
import Outlining

/// Reads files one after the other for one worker, in memory that each takes over from the one before.
struct FileLoader<Reader: SourceReader> {
  /// Files that cannot be read, or outlined.
  private(set) var skipped: [SkippedFile] = []
  private let outline = Outline(source: SourceBuffer(), tokens: Tokens())
  private var lexer: Lexer
  private let reader: Reader

  init(_ reader: Reader, words: WordTable) {
    self.reader = reader
    lexer = Lexer(words: words)
  }

  /// A file's tokens in an outline that is still empty, up to the next file; nil for one that is skipped.
  mutating func lexed(_ path: Path) -> Outline? {
    guard read(path) else { return nil }
    outline.reset()
    return outline
  }

  /// A file's outline with bodies, up to the next file; nil for one that is skipped.
  mutating func outlined(_ path: Path) -> Outline? {
    guard read(path) else { return nil }
    Outliner.fill(outline, depth: .bodies)
    guard let tooDeep = SkippedFile(path, tooDeep: outline) else { return outline }
    skipped.append(tooDeep)
    return nil
  }

  private mutating func read(_ path: Path) -> Bool {
    do {
      try reader.read(path, into: outline.source)
      lexer.lex(outline.source, into: outline.tokens)
      return true
    } catch {
      skipped.append(SkippedFile(path: path, reason: error.reason, isFailure: !error.isGone))
      return false
    }
  }
}

import Lexing
import Outlining
import Synchronization

/// What a worker reads files into: each takes the memory over from the one before.
struct FileMemory: ~Copyable {
  let outline = Outline(source: SourceBuffer(), tokens: Tokens())
  var lexer: Lexer
  /// The file whose tokens the outline has; nil for none.
  var path: Path?

  init(words: WordTable) {
    lexer = Lexer(words: words)
  }
}

/// The memory of a worker that is done, for one that comes after it: new memory would cost a small run a tenth of its
/// time, and the last file need not be read again.
final class LeftMemory: Sendable {
  private let memory: Mutex<FileMemory?>

  init(_ memory: consuming sending FileMemory) {
    self.memory = Mutex(memory)
  }

  /// Nil for all but the first who ask.
  func take() -> sending FileMemory? {
    memory.withLock { $0.take() }
  }
}

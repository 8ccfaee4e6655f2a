import Dispatch
import Lexing
import Linting
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A line on standard error that says how far a run is, once it has taken half a second.
final class Progress: Sendable {
  private let total: Int
  private let write: @Sendable (String) -> Void
  private let read = Atomic<Int>(0)
  private let line = Mutex(Line.waiting)
  // Dispatch's objects may be used from any thread; on Linux they do not say so.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  /// `total` counts the files; the line appears after `delay` milliseconds.
  init(total: Int, delay: Int = 500, write: @escaping @Sendable (String) -> Void = Progress.writeError) {
    self.total = total
    self.write = write
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + .milliseconds(delay), repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.show() }
    timer.resume()
  }

  func count() {
    read.add(1, ordering: .relaxed)
  }

  private enum Line {
    case waiting, shown, takenAway
  }

  private func show() {
    let text = "\r\u{1B}[K\(min(read.load(ordering: .relaxed), total)) of \(total) files"
    line.withLock { line in
      guard line != .takenAway else { return }
      line = .shown
      write(text)
    }
  }

  /// Takes the line away. The timer's handler may still run when it is cancelled.
  func finish() {
    timer.cancel()
    line.withLock { line in
      if line == .shown { write("\r\u{1B}[K") }
      line = .takenAway
    }
  }

  @Sendable static func writeError(_ text: String) {
    try? writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}

/// Reads like another reader, and counts.
struct CountingReader<Base: SourceReader>: SourceReader {
  let base: Base
  let progress: Progress

  func read(_ path: Path, into buffer: SourceBuffer) throws(ReadFailure) {
    progress.count()
    try base.read(path, into: buffer)
  }
}

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
final class Progress: RunListener {
  private let write: @Sendable (String) -> Void
  private let done = Atomic<Int>(0)
  private let state = Mutex(State())
  // Dispatch's objects may be used from any thread; on Linux they do not say so.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  /// The line appears after `delay` milliseconds.
  init(delay: Int = 500, write: @escaping @Sendable (String) -> Void = Progress.writeError) {
    self.write = write
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + .milliseconds(delay), repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.show() }
    timer.resume()
  }

  func begin(_ pass: LintingPass, files: Int) {
    state.withLock { state in
      state.pass = pass
      state.files = files
      done.store(0, ordering: .relaxed)
    }
  }

  func finishFile() {
    done.add(1, ordering: .relaxed)
  }

  private struct State {
    var line = Line.waiting
    var pass = LintingPass.reading
    var files = 0
  }

  private enum Line {
    case waiting, shown, takenAway
  }

  private func show() {
    state.withLock { state in
      guard state.line != .takenAway else { return }
      state.line = .shown
      write("\r\u{1B}[K\(state.pass.rawValue) \(done.load(ordering: .relaxed)) of \(state.files) files")
    }
  }

  /// Takes the line away. The timer's handler may still run when it is cancelled.
  func finish() {
    timer.cancel()
    state.withLock { state in
      if state.line == .shown { write("\r\u{1B}[K") }
      state.line = .takenAway
    }
  }

  @Sendable static func writeError(_ text: String) {
    try? writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}

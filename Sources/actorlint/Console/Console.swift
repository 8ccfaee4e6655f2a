import Lexing
import Linting
import Reporting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output, and what is said beside it on standard error.
final class Console {
  let output: ByteOutput
  /// Standard error, for a report whose place on standard output something else takes.
  private(set) lazy var errors: ByteOutput = {
    let stream = OutputStream(descriptor: STDERR_FILENO)
    return ByteOutput { stream.write($0) }
  }()
  /// Standard output for the text of files, as it is; but not on a terminal, which would obey it.
  private(set) lazy var texts = ByteOutput { [output, isOnTerminal] text in
    output.append(isOnTerminal ? TerminalText.escaped(text, onTerminal: true, keepsLines: true) : text)
    return output.isOpen
  }
  private let stream: OutputStream

  init() {
    let stream = OutputStream(descriptor: STDOUT_FILENO)
    self.stream = stream
    output = ByteOutput { stream.write($0) }
  }

  let isOnTerminal = isatty(STDOUT_FILENO) == 1
  let errorsAreOnTerminal = isatty(STDERR_FILENO) == 1

  /// True when the reader of standard output has gone, as `head` does.
  var isReaderGone: Bool { stream.failure?.code == EPIPE }

  /// A line on standard output.
  func write(_ line: String) {
    output.append(TerminalText.escaped(line) + [UInt8(ascii: "\n")])
  }

  /// A file's name as a line on standard output.
  func write(_ path: Path) {
    output.append(TerminalText.escaped(path, onTerminal: isOnTerminal) + [UInt8(ascii: "\n")])
  }

  func error(_ message: String) {
    say(TerminalText.escaped("actorlint: error: \(message)"))
  }

  /// What could not be had of a file.
  func error(_ path: Path, _ reason: String) {
    say(path, reason, isFailure: true)
  }

  func say(_ message: String) {
    say(TerminalText.escaped(message))
  }

  /// What of a file or folder was left out, and why.
  func say(_ skipped: SkippedFile, shownAs path: Path) {
    let remark = skipped.isMissing ? path.suggestion : " (skipped)"
    say(path, "\(skipped.reason)\(remark)", isFailure: skipped.isFailure)
  }

  /// What file was not fixed, and why.
  func say(_ refusal: SkippedFile, unfixedAs path: Path) {
    say(path, "not fixed: \(refusal.reason)", isFailure: refusal.isFailure)
  }

  private func say(_ path: Path, _ remark: String, isFailure: Bool) {
    let prefix = isFailure ? "actorlint: error: " : "actorlint: note: "
    let name = TerminalText.escaped(path, onTerminal: errorsAreOnTerminal)
    say(Array(prefix.utf8) + name + TerminalText.escaped(": \(remark)"))
  }

  /// A line on standard error, whose own failures nobody could be told of.
  func say(_ line: [UInt8]) {
    _ = OutputStream(descriptor: STDERR_FILENO).write(line + [UInt8(ascii: "\n")])
  }

  /// Sends what is left, and says what comes of a failed write.
  func finish(_ status: ExitCode) -> ExitCode {
    output.flush()
    guard let failure = stream.failure, !isReaderGone else { return status }
    error("cannot write to standard output: \(failure.reason)")
    return .failure
  }
}

/// An open file that bytes are written to, all of them or none more.
private final class OutputStream {
  private let descriptor: Int32
  /// The first write that failed.
  private(set) var failure: SystemError?

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ bytes: [UInt8]) -> Bool {
    do {
      var rest = bytes[...]
      while !rest.isEmpty { rest = rest.dropFirst(try writePart(of: rest)) }
      return true
    } catch {
      failure = error
      return false
    }
  }

  private func writePart(of bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    do {
      return try writeSome(bytes, to: descriptor)
    } catch let error where error.code == EAGAIN {
      waitUntilWritable()
      return 0
    }
  }

  /// A descriptor that somebody set to non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}

import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that takes the place of another only when it is whole. A device or a pipe is written to, never replaced.
enum NewFile {
  /// `mode` are the file's permissions.
  static func write(_ bytes: [UInt8], to path: Path, mode: mode_t = 0o644) throws(SystemError) {
    if isSpecial(path) { return try fill(path, flags: O_WRONLY, mode: mode, with: bytes) }
    let temporary = Path(bytes: path.bytes + ".\(getpid()).new".utf8)
    do {
      try fill(temporary, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: mode, with: bytes)
      _ = try restarting { withCString(temporary.bytes) { from in withCString(path.bytes) { rename(from, $0) } } }
    } catch {
      _ = withCString(temporary.bytes) { unlink($0) }
      throw error
    }
  }

  private static func isSpecial(_ path: Path) -> Bool {
    var status = stat()
    return withCString(path.bytes) { stat($0, &status) } == 0 && FileKind(mode: status.st_mode) == .other
  }

  private static func fill(_ path: Path, flags: Int32, mode: mode_t, with bytes: [UInt8]) throws(SystemError) {
    let file = try restarting { withCString(path.bytes) { open($0, flags | O_CLOEXEC, mode) } }
    defer { closeDescriptor(file) }
    var start = 0
    while start < bytes.count {
      start += try restarting {
        bytes.withUnsafeBytes { writeSome(file, UnsafeRawBufferPointer(rebasing: $0[start...])) }
      }
    }
    if flags & O_CREAT != 0 { _ = try restarting { fchmod(file, mode) } }
  }
}

/// The system's `write`, under a name that `NewFile`'s own does not hide.
private func writeSome(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress!, bytes.count)
}

import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that takes the place of another only when it is whole.
enum NewFile {
  /// `mode` are the file's permissions.
  static func write(_ bytes: [UInt8], to path: Path, mode: mode_t = 0o644) throws(SystemError) {
    let temporary = Path(bytes: path.bytes + ".\(getpid()).new".utf8)
    let file = try restarting {
      withCString(temporary.bytes) { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode) }
    }
    do {
      defer { closeDescriptor(file) }
      var start = 0
      while start < bytes.count {
        start += try restarting {
          bytes.withUnsafeBytes { writeSome(file, UnsafeRawBufferPointer(rebasing: $0[start...])) }
        }
      }
      _ = try restarting { fchmod(file, mode) }
      _ = try restarting { withCString(temporary.bytes) { from in withCString(path.bytes) { rename(from, $0) } } }
    } catch {
      _ = withCString(temporary.bytes) { unlink($0) }
      throw error
    }
  }
}

/// The system's `write`, under a name that `NewFile`'s own does not hide.
private func writeSome(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress!, bytes.count)
}

import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads a project's files from the disk, in three system calls each.
struct DiskReader: SourceReader {
  let root: OpenFolder

  /// Larger files have offsets that tokens do not hold.
  private static let sizeLimit = 1 << 31

  func read(_ path: Path, into buffer: SourceBuffer) throws(ReadFailure) {
    do {
      // With O_NONBLOCK, a pipe that took the file's place does not wait for a writer.
      let file = try root.open(path.bytes, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
      defer { closeDescriptor(file) }
      buffer.finish(count: 0)
      guard let size = try Self.size(of: file) else { throw Refusal.notAFile }
      try Self.read(file, size: size, into: buffer)
    } catch {
      throw Self.failure(error)
    }
  }

  /// The bytes of a file by its path below a folder, or by its absolute path.
  static func contents(of path: Path, below root: Path) throws(ReadFailure) -> [UInt8] {
    let isAbsolute = path.bytes.first == UInt8(ascii: "/")
    let absolute = isAbsolute ? path : Path(bytes: root.bytes + [UInt8(ascii: "/")] + path.bytes)
    let buffer = SourceBuffer(capacity: 1 << 12)
    try DiskReader(root: .current).read(absolute, into: buffer)
    return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }

  private enum Refusal: String, Error {
    case notAFile = "not a regular file"
    case tooLarge = "2 GiB or larger"
  }

  private static func failure(_ error: any Error) -> ReadFailure {
    switch error {
    case let error as SystemError: ReadFailure(reason: error.reason, isGone: error.isGone)
    case let refusal as Refusal: ReadFailure(reason: refusal.rawValue, isGone: false)
    default: ReadFailure(reason: "\(error)", isGone: false)
    }
  }

  /// Nil for what is no regular file.
  private static func size(of file: Int32) throws -> Int? {
    var status = stat()
    _ = try restarting { fstat(file, &status) }
    return FileKind(mode: status.st_mode) == .file ? Int(status.st_size) : nil
  }

  /// The size is what the file had a moment ago: it may have grown or shrunk since, and some files hide theirs.
  private static func read(_ file: Int32, size: Int, into buffer: SourceBuffer) throws {
    var total = 0
    while true {
      guard max(total, size) < sizeLimit else { throw Refusal.tooLarge }
      buffer.reserve(max(size, total) + 1)
      let room = buffer.capacity - total
      let count = try restarting { readDescriptor(file, buffer.bytes + total, room) }
      total += count
      buffer.finish(count: total)
      if count == 0 || (total == size && count < room) { return }
    }
  }
}

/// The system's `read`, under a name that the reader's own methods do not hide.
private func readDescriptor(_ file: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(file, bytes, count)
}

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
  var limit = sizeLimit

  /// Larger files have offsets that tokens do not hold.
  static let sizeLimit = 1 << 31

  func read(_ path: Path, into buffer: SourceBuffer) throws(ReadFailure) {
    do {
      // With O_NONBLOCK, a pipe that took the file's place does not wait for a writer.
      let file = try root.open(path.bytes, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
      defer { closeDescriptor(file) }
      buffer.finish(count: 0)
      guard let size = try Self.size(of: file) else { throw Refusal.notAFile }
      try read(file, size: size, into: buffer)
    } catch {
      throw Self.failure(error)
    }
  }

  /// The bytes of a file by its path below a folder, or by its absolute path; `limit` is for files that a stranger may
  /// have made large, and that cost many times their size.
  static func contents(of path: Path, below root: Path, limit: Int = sizeLimit) throws(ReadFailure) -> [UInt8] {
    let isAbsolute = path.bytes.first == UInt8(ascii: "/")
    let absolute = isAbsolute ? path : Path(bytes: root.bytes + [UInt8(ascii: "/")] + path.bytes)
    let buffer = SourceBuffer(capacity: 1 << 12)
    try DiskReader(root: .current, limit: limit).read(absolute, into: buffer)
    return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }

  private enum Refusal: Error {
    case notAFile
    case tooLarge(limit: Int)

    var reason: String {
      switch self {
      case .notAFile: "not a regular file"
      case .tooLarge(let limit): limit >= 1 << 30 ? "\(limit >> 30) GiB or larger" : "\(limit >> 20) MiB or larger"
      }
    }
  }

  private static func failure(_ error: any Error) -> ReadFailure {
    switch error {
    case let error as SystemError: ReadFailure(reason: error.reason, isGone: error.isGone)
    case let refusal as Refusal: ReadFailure(reason: refusal.reason, isGone: false)
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
  private func read(_ file: Int32, size: Int, into buffer: SourceBuffer) throws {
    var total = 0
    while true {
      guard max(total, size) < limit else { throw Refusal.tooLarge(limit: limit) }
      buffer.reserve(max(size, total) + 1)
      let room = buffer.capacity - total
      let count = try readSome(file, into: UnsafeMutableRawBufferPointer(start: buffer.bytes + total, count: room))
      total += count
      buffer.finish(count: total)
      if count == 0 || (total == size && count < room) { return }
    }
  }
}

import Lexing
import Linting

/// Reads some files from memory and the others from the disk.
struct OverlayReader: SourceReader {
  let contents: [Path: [UInt8]]
  let disk: DiskReader

  func read(_ path: Path, into buffer: SourceBuffer) throws(ReadFailure) {
    guard let bytes = contents[path] else { return try disk.read(path, into: buffer) }
    buffer.replace(with: bytes)
  }
}

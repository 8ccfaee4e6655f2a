#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The system's calls on open files, under names that no type's own methods hide.

/// Reads as many bytes as there are and fit; how many, 0 at the end.
func readSome(_ file: Int32, into bytes: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
  try restarting { read(file, bytes.baseAddress!, bytes.count) }
}

/// Reads up to the end, so many bytes at once; an error of more than `limit` bytes.
func readAll(_ file: Int32, pieces: Int = 1 << 16, limit: Int = .max) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieces, alignment: 1)
  defer { piece.deallocate() }
  while true {
    let count = try readSome(file, into: piece)
    if count == 0 { return bytes }
    if bytes.count + count > limit { throw SystemError(code: EFBIG) }
    bytes += piece[..<count]
  }
}

/// Writes as many bytes as the file takes at once; how many.
func writeSome(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(SystemError) -> Int {
  try restarting { bytes.withUnsafeBytes { write(file, $0.baseAddress!, $0.count) } }
}

func writeAll(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty { rest = rest.dropFirst(try writeSome(rest, to: file)) }
}

func closeDescriptor(_ file: Int32) {
  _ = close(file)
}

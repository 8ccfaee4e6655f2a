/// What is wrong with a document, and where: lines and columns from 1, columns in UTF-8 bytes.
package struct JSONError: Error, Equatable {
  /// Lower case, no full stop.
  package var message: String
  package var line: Int
  package var column: Int

  /// An error at an offset of the document's bytes.
  package init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    self.message = message
    line = 1
    var start = 0
    var index = 0
    let end = min(offset, bytes.count)
    while index < end {
      let isBreak = bytes[index] == 0x0A || bytes[index] == 0x0D
      if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
      index += 1
      guard isBreak, index <= end else { continue }
      line += 1
      start = index
    }
    column = end - start + 1
  }
}

/// A file's name as the file system has it: bytes, not necessarily UTF-8.
package struct Path: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Takes what there is: no copy.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Of every file's path, where other modules would reach the general form unspecialized.
  package init(bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ string: String) {
    self.bytes = Array(string.utf8)
  }

  /// The name for reading: bytes that are not UTF-8 show as U+FFFD.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The last component.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
  }
}

extension Path: Comparable {
  /// Byte order, which is the order of reports.
  package static func < (left: Path, right: Path) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

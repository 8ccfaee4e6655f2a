import Lexing

/// What a path says by itself.
extension Path {
  var isSwift: Bool { bytes.suffix(6).elementsEqual(".swift".utf8) }

  /// The folder above an absolute path.
  var folder: Path {
    let end = bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
    return Path(bytes: bytes[..<max(end, 1)])
  }

  /// Itself when it is absolute, else below a folder.
  func absolute(from folder: Path) -> Path {
    bytes.first == UInt8(ascii: "/") ? self : Path(bytes: folder.bytes + [UInt8(ascii: "/")] + bytes)
  }

  /// What lies directly in the folder.
  func appending(_ name: String) -> Path { appending(Array(name.utf8)[...]) }

  func appending(_ name: ArraySlice<UInt8>) -> Path {
    Path(bytes: (bytes == [UInt8(ascii: "/")] ? [] : bytes) + [UInt8(ascii: "/")] + name)
  }

  /// The nearest folder above two absolute ones.
  func commonFolder(with other: Path) -> Path {
    var common = self
    while !other.isEqualToOrBelow(common) { common = common.folder }
    return common
  }

  /// Both are absolute.
  func isEqualToOrBelow(_ folder: Path) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    let end = folder.bytes.count
    return end == 1 || bytes.count == end || bytes[end] == UInt8(ascii: "/")
  }
}

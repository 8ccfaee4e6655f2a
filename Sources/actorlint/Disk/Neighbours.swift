import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Path {
  /// Absolute and without links; nil when the folder was removed.
  static var currentFolder: Path? { Path(".").resolved }

  /// Absolute and without links; nil for what is not there.
  var resolved: Path? {
    guard let real = withCString(bytes, { realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return Path(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
  }

  /// Itself when it is absolute, else below a folder.
  func absolute(from folder: Path) -> Path {
    bytes.first == UInt8(ascii: "/") ? self : Path(bytes: folder.bytes + [UInt8(ascii: "/")] + bytes)
  }

  /// What lies directly in the folder.
  func appending(_ name: String) -> Path {
    Path(bytes: (bytes.count == 1 && bytes[0] == UInt8(ascii: "/") ? [] : bytes) + [UInt8(ascii: "/")] + name.utf8)
  }

  var isLink: Bool {
    var status = stat()
    return withCString(bytes) { lstat($0, &status) } == 0 && FileKind(mode: status.st_mode) == .link
  }

  /// Also for a link that leads nowhere.
  var exists: Bool {
    var status = stat()
    return withCString(bytes) { lstat($0, &status) } == 0
  }

  /// What was probably meant by a path that does not exist, up to its first component that is wrong.
  var suggestion: String {
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") && $0 > 0 } + [bytes.count]
    let starts = ends.lazy.map { Path(bytes: bytes[..<$0]) }
    guard let missing = starts.first(where: { !$0.exists }) else { return "" }
    return Suggestion.phrase(for: missing.string, among: missing.neighbours)
  }

  /// The folders and Swift files beside the path, spelled as the path is: what may have been meant by it.
  var neighbours: [String] {
    let prefix = bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[...$0]) } ?? []
    guard
      let folder = try? OpenFolder(at: prefix.isEmpty ? [UInt8(ascii: ".")] : prefix),
      let entries = try? Listing.read(folder, path: prefix, body: \.entries)
    else { return [] }
    return entries.map { entry in
      let isFolder = entry.kind == .folder
      return String(decoding: isFolder ? entry.path.dropLast() : entry.path[...], as: UTF8.self)
    }.sorted()
  }
}

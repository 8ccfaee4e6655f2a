import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the disk has at a path.
extension Path {
  /// Absolute and without links; nil when the folder was removed.
  static var currentFolder: Path? { Path(".").resolved }

  /// Absolute and without links; nil, with the system's error, for what is not there.
  var resolved: Path? {
    guard let real = withCString(bytes, { realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return Path(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
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
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder held open: paths are opened from it, so that the system walks only what is below.
struct OpenFolder: Sendable {
  let descriptor: Int32

  static let current = OpenFolder(descriptor: AT_FDCWD)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// An absolute path, or one relative to the current folder.
  init(at path: [UInt8]) throws(SystemError) {
    descriptor = try Self.open(path, from: AT_FDCWD, flags: O_RDONLY | O_DIRECTORY)
  }

  /// Opens what lies below, however long the path is; an empty path is the folder itself.
  func open(_ path: [UInt8], flags: Int32) throws(SystemError) -> Int32 {
    try Self.open(path.isEmpty ? [UInt8(ascii: ".")] : path, from: descriptor, flags: flags)
  }

  private static func open(_ path: [UInt8], from folder: Int32, flags: Int32) throws(SystemError) -> Int32 {
    do {
      return try openAtOnce(path[...], from: folder, flags: flags)
    } catch let error where error.code == ENAMETOOLONG && path.count >= stepLength {
      return try openInSteps(path, from: folder, flags: flags)
    }
  }

  private static func openAtOnce(
    _ path: ArraySlice<UInt8>,
    from folder: Int32,
    flags: Int32
  ) throws(SystemError) -> Int32 {
    try restarting { withCString(path) { openat(folder, $0, flags | O_CLOEXEC) } }
  }

  /// Below the longest path that any system takes at once.
  private static let stepLength = 1000

  private static func openInSteps(_ path: [UInt8], from folder: Int32, flags: Int32) throws(SystemError) -> Int32 {
    let slash = UInt8(ascii: "/")
    var rest = path[...]
    var current = folder
    defer {
      if current != folder { closeDescriptor(current) }
    }
    while rest.count > stepLength, let cut = rest.prefix(stepLength).lastIndex(of: slash) {
      let next = try openAtOnce(rest[..<cut], from: current, flags: O_RDONLY | O_DIRECTORY)
      if current != folder { closeDescriptor(current) }
      current = next
      rest = rest[cut...].drop { $0 == slash }
      if rest.isEmpty { rest = [UInt8(ascii: ".")] }
    }
    return try openAtOnce(rest, from: current, flags: flags)
  }

  func close() {
    closeDescriptor(descriptor)
  }

  /// The bytes of a small file below, nil when there is none; a link is none, as git sees it.
  func contents(of path: [UInt8], limit: Int = .max) throws(SystemError) -> [UInt8]? {
    let file: Int32
    do {
      file = try open(path, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    } catch let error where error.isGone || error.code == ELOOP {
      return nil
    }
    defer { closeDescriptor(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try readAll(file, pieces: max(Int(status.st_size), 512) + 1, limit: limit)
  }

  /// Whether a file of that name lies in a folder below, whose path is empty or ends in a slash.
  func holds(_ name: String, in folder: [UInt8] = []) -> Bool {
    (try? kind(of: folder + name.utf8, followingLinks: true)) == .file
  }

  /// The kind of what lies directly in the folder.
  func kind(of name: [UInt8], followingLinks: Bool) throws(SystemError) -> FileKind {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    _ = try restarting { withCString(name) { fstatat(descriptor, $0, &status, flags) } }
    return FileKind(mode: status.st_mode)
  }
}

/// What a name stands for, as far as linting cares.
enum FileKind {
  case file, folder, link, other

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Puts new content in the place of a file's, wholly or not at all, with its owner and permissions.
///
/// Every folder on the way from the root is opened by itself and is no link, so that nothing outside is ever written.
/// Where the system can exchange two files, what somebody saves in the very moment of the writing is not lost either.
struct Replacement {
  /// Why a file keeps what it has.
  struct Refusal: Error, Equatable {
    let reason: String

    init(_ reason: String) {
      self.reason = reason
    }

    init(_ error: SystemError) {
      reason = error.reason
    }

    static let leavesProject = Refusal("a link leads out of the project")
    static let isChanged = Refusal("it was changed in the meantime")
    static let isLink = Refusal("it is a link, or below one")
    static let isNoFile = Refusal("it is not a regular file")
  }

  private let folder: OpenFolder
  private let name: [UInt8]
  private let status: stat

  /// Writes `bytes` to a file that holds `old`, by its path from a root.
  static func write(_ bytes: [UInt8], over old: [UInt8], to path: Path, in root: OpenFolder) throws(Refusal) {
    do {
      let folder = try folder(above: path, in: root)
      defer { folder.close() }
      try Replacement(Array(path.name), in: folder).write(bytes, over: old)
    } catch let error as SystemError {
      throw error.code == ELOOP || error.code == ENOTDIR ? .isLink : Refusal(error)
    } catch {
      throw error as? Refusal ?? Refusal("\(error)")
    }
  }

  private static func folder(above path: Path, in root: OpenFolder) throws(SystemError) -> OpenFolder {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
    var folder = OpenFolder(descriptor: try root.open([], flags: flags))
    for part in path.bytes.dropLast(path.name.count).split(separator: UInt8(ascii: "/")) {
      let above = folder
      defer { above.close() }
      folder = OpenFolder(descriptor: try above.open(Array(part), flags: flags))
    }
    return folder
  }

  private init(_ name: [UInt8], in folder: OpenFolder) throws {
    self.folder = folder
    self.name = name
    status = try Self.status(of: name, in: folder)
    switch FileKind(mode: status.st_mode) {
    case .file: break
    case .link: throw Refusal.isLink
    default: throw Refusal.isNoFile
    }
    // A file that nobody may write is not to be replaced either, even by those whom no permission stops.
    let isWritable = status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0
    guard isWritable, withCString(name, { faccessat(folder.descriptor, $0, W_OK, 0) }) == 0 else {
      throw SystemError(code: EACCES)
    }
  }

  private static func status(of name: [UInt8], in folder: OpenFolder) throws(SystemError) -> stat {
    var status = stat()
    _ = try restarting {
      withCString(name) { fstatat(folder.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
    }
    return status
  }

  private func write(_ bytes: [UInt8], over old: [UInt8]) throws {
    guard try folder.contents(of: name) == old else { throw Refusal.isChanged }
    let temporary = Array(".actorlint-\(getpid()).new".utf8)
    try HeldSignals.during { try replace(with: bytes, through: temporary) }
    fsync(folder.descriptor)
  }

  private func replace(with bytes: [UInt8], through temporary: [UInt8]) throws {
    defer { _ = withCString(temporary) { unlinkat(folder.descriptor, $0, 0) } }
    try fill(temporary, with: bytes)
    guard try Self.status(of: name, in: folder).isSame(as: status) else { throw Refusal.isChanged }
    try exchange(with: temporary)
  }

  /// Gives the name to the new file. What somebody saved under it after the last look comes out, and goes back.
  private func exchange(with temporary: [UInt8]) throws {
    var placed = try Self.status(of: temporary, in: folder)
    guard try folder.exchange(temporary, with: name) else { return try rename(temporary) }
    var found = try Self.status(of: temporary, in: folder)
    if found.isSame(as: status) { return }
    // On the way back it may happen again: what comes out must be what was put there, else it is the newest.
    while true {
      guard (try? folder.exchange(temporary, with: name)) == true else {
        try rename(temporary)
        throw Refusal.isChanged
      }
      let expected = placed
      placed = found
      found = try Self.status(of: temporary, in: folder)
      if found.isSame(as: expected) { throw Refusal.isChanged }
    }
  }

  private func rename(_ temporary: [UInt8]) throws(SystemError) {
    _ = try restarting {
      withCString(temporary) { from in
        withCString(name) { renameat(folder.descriptor, from, folder.descriptor, $0) }
      }
    }
  }

  private func fill(_ temporary: [UInt8], with bytes: [UInt8]) throws(SystemError) {
    _ = withCString(temporary) { unlinkat(folder.descriptor, $0, 0) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try restarting { withCString(temporary) { openat(folder.descriptor, $0, flags, 0o600) } }
    defer { closeDescriptor(file) }
    try writeAll(bytes, to: file)
    // Only the superuser can give a file to somebody else; for others the owner is who writes.
    _ = fchown(file, status.st_uid, status.st_gid)
    _ = try restarting { fchmod(file, status.st_mode & 0o7777) }
    _ = try restarting { fsync(file) }
  }
}

extension stat {
  /// Whether it is the same file, and nobody wrote to it between the two looks.
  fileprivate func isSame(as other: stat) -> Bool {
    #if canImport(Darwin)
      let (left, right) = (st_mtimespec, other.st_mtimespec)
    #else
      let (left, right) = (st_mtim, other.st_mtim)
    #endif
    return st_ino == other.st_ino && st_size == other.st_size && left.tv_sec == right.tv_sec
      && left.tv_nsec == right.tv_nsec
  }
}

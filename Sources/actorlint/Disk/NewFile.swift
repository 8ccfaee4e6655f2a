import Lexing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that takes the place of another, or of a link, only when it is whole.
///
/// A device, a pipe, and what standard output is, are written to instead; not if a link in a project leads there.
enum NewFile {
  /// `mode` is what the user's mask takes permissions from. A path that comes into one of the projects, whose roots are
  /// absolute and without links, must not leave it through a link of theirs.
  static func write(
    _ bytes: [UInt8],
    to path: Path,
    mode: mode_t = 0o666,
    projects: [Path]
  ) throws(Replacement.Refusal) {
    let way = LinkedWay(to: path, through: projects)
    guard !way.leaves else { throw .leavesProject }
    do {
      if !(way.endsInside && path.isLink), let file = try open(path) {
        defer { closeDescriptor(file) }
        return try writeAll(bytes, to: file)
      }
      try HeldSignals.during { () throws(SystemError) in try replace(path, mode: mode, with: bytes) }
    } catch {
      throw Replacement.Refusal(error)
    }
  }

  /// What is written to as it is; nil for a file, or nothing.
  private static func open(_ path: Path) throws(SystemError) -> Int32? {
    var status = stat()
    guard withCString(path.bytes, { stat($0, &status) }) == 0 else { return nil }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      var own = stat()
      guard fstat(descriptor, &own) == 0, own.st_dev == status.st_dev, own.st_ino == status.st_ino else { continue }
      return try restarting { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
    }
    guard FileKind(mode: status.st_mode) == .other else { return nil }
    return try restarting { withCString(path.bytes) { openDescriptor($0, O_WRONLY | O_CLOEXEC, 0) } }
  }

  private static func replace(_ path: Path, mode: mode_t, with bytes: [UInt8]) throws(SystemError) {
    let temporary = Path(bytes: path.bytes + ".\(getpid()).new".utf8)
    _ = withCString(temporary.bytes) { unlink($0) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try restarting { withCString(temporary.bytes) { openDescriptor($0, flags, mode) } }
    do {
      defer { closeDescriptor(file) }
      try writeAll(bytes, to: file)
      _ = try restarting { fsync(file) }
      _ = try restarting { withCString(temporary.bytes) { from in withCString(path.bytes) { rename(from, $0) } } }
    } catch {
      _ = withCString(temporary.bytes) { unlink($0) }
      throw error
    }
  }
}

/// Where the folders of a path lead, one after the other.
struct LinkedWay {
  /// Whether the last folder lies in a project.
  private(set) var endsInside: Bool
  /// Whether a link leads from inside a project to where no project is.
  private(set) var leaves = false

  init(to path: Path, through projects: [Path]) {
    let slash = UInt8(ascii: "/")
    let isInside = { (folder: [UInt8]) -> Bool? in
      Path(bytes: folder).resolved.map { real in projects.contains { real.isEqualToOrBelow($0) } }
    }
    var folder = path.bytes.first == slash ? [slash] : [UInt8(ascii: ".")]
    endsInside = isInside(folder) ?? false
    for component in path.bytes.split(separator: slash).dropLast() {
      folder += [slash] + component
      guard let isInside = isInside(folder) else { return }
      leaves = leaves || (endsInside && !isInside && !component.elementsEqual("..".utf8))
      endsInside = isInside
    }
  }
}

/// The system's `open`, under a name that `NewFile`'s own does not hide.
private func openDescriptor(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

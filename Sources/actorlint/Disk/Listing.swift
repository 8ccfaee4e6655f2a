#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The entries of a folder that a walk may care for: Swift files, links named like one, and folders.
struct Listing {
  /// An entry by its path from the project's root; a folder's ends in a slash, so that byte order is report order.
  struct Entry {
    let path: [UInt8]
    let kind: FileKind
    /// The first eight bytes of the name as a number, in which byte order is the numbers' order.
    let opening: UInt64

    /// The name starts at `name`.
    init(path: [UInt8], name: Int, kind: FileKind) {
      self.path = path
      self.kind = kind
      var opening: UInt64 = 0
      for index in name..<name + 8 {
        opening = opening << 8 | (index < path.count ? UInt64(path[index]) : 0)
      }
      self.opening = opening
    }
  }

  private(set) var entries: [Entry] = []
  /// Files that tell how the project is built, by their paths.
  private(set) var manifests: [[UInt8]] = []
  private(set) var hasIgnoreFile = false
  private(set) var hasGit = false
  private(set) var hasConfiguration = false
  private(set) var hasBaseline = false

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
  static let skipped = [".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"]
    .map { Array($0.utf8) }

  /// Reads the open folder, whose path is empty or ends in a slash, and closes it when `body` is done with both.
  static func read<Result>(
    _ folder: OpenFolder,
    path: [UInt8],
    body: (Listing) -> Result
  ) throws(SystemError) -> Result {
    guard let stream = fdopendir(folder.descriptor) else {
      let error = SystemError.last
      folder.close()
      throw error
    }
    defer { closedir(stream) }
    var listing = Listing()
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let start = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: UInt8.self)
      let length = strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
      let name = UnsafeBufferPointer(start: start, count: length)
      listing.add(name, type: Int32(entry.pointee.d_type), in: folder, path: path)
    }
    if errno != 0 { throw .last }
    return body(listing)
  }

  private mutating func add(_ name: UnsafeBufferPointer<UInt8>, type: Int32, in folder: OpenFolder, path: [UInt8]) {
    if name[0] == UInt8(ascii: ".") {
      if name.count == 1 || name.elementsEqual("..".utf8) { return }
      if name.elementsEqual(".git".utf8) { hasGit = true }
      if name.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
      if name.elementsEqual(ProjectConfiguration.fileName.utf8) { hasConfiguration = true }
      if name.elementsEqual(BaselineFile.name.utf8) { hasBaseline = true }
    }
    switch Self.kind(of: name, type: type, in: folder) {
    case .folder:
      if !Self.skipped.contains(where: name.elementsEqual) {
        append(.folder, Self.joined(path, name, slash: true), name: path.count)
      }
    case .file where name.isSwift:
      append(.file, Self.joined(path, name), name: path.count)
    case .link where name.isSwift:
      append(.link, Self.joined(path, name), name: path.count)
    case .file where name.isManifest:
      manifests.append(path + name)
    default:
      break
    }
  }

  /// Below `folder`. Paths stay to the end of the run, and `+` would leave them as much room again to grow in.
  private static func joined(_ folder: [UInt8], _ name: UnsafeBufferPointer<UInt8>, slash: Bool = false) -> [UInt8] {
    var path: [UInt8] = []
    path.reserveCapacity(folder.count + name.count + (slash ? 1 : 0))
    path += folder
    path += name
    if slash { path.append(UInt8(ascii: "/")) }
    return path
  }

  private mutating func append(_ kind: FileKind, _ path: [UInt8], name: Int) {
    entries.append(Entry(path: path, name: name, kind: kind))
  }

  /// Some file systems do not say in the folder what an entry is.
  private static func kind(of name: UnsafeBufferPointer<UInt8>, type: Int32, in folder: OpenFolder) -> FileKind {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): (try? folder.kind(of: Array(name), followingLinks: false)) ?? .other
    default: .other
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isSwift: Bool {
    count >= 6 && self[(count - 6)...].elementsEqual(".swift".utf8)
  }

  /// Of an Xcode project, or a sign of XcodeGen or Bazel. The length tells most names apart.
  fileprivate var isManifest: Bool {
    if count > 9, self[count - 9] == UInt8(ascii: "."), self[(count - 8)...].elementsEqual("xcconfig".utf8) {
      return true
    }
    return switch count {
    case 5: elementsEqual("BUILD".utf8)
    case 9: elementsEqual("WORKSPACE".utf8)
    case 11: elementsEqual("project.yml".utf8) || elementsEqual("BUILD.bazel".utf8)
    case 12: elementsEqual("MODULE.bazel".utf8)
    case 15: elementsEqual("project.pbxproj".utf8)
    default: false
    }
  }
}

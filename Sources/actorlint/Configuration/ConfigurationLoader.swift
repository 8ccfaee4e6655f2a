import JSON
import Lexing
import Linting
import Reporting

/// Which configurations a run obeys.
enum ConfigurationChoice {
  /// Those that lie in the project.
  case found
  case none
  /// One that the command line names, in its words.
  case file(Path)

  var looksForFiles: Bool {
    if case .found = self { true } else { false }
  }
}

/// Reads a project's configurations, and those that they extend.
struct ConfigurationLoader {
  let names: RuleNames
  let location: ProjectLocation
  /// The bytes of a file by its path from the project's root, or by its absolute path.
  let contents: (Path) throws(ReadFailure) -> [UInt8]

  private static let extensionLimit = 16
  private static let sizeLimit = 4 * ProjectConfiguration.sizeLimit

  private var parts: [ProjectConfiguration.Part] = []
  /// Bytes of all that was read.
  private var size = 0

  init(
    names: RuleNames,
    location: ProjectLocation,
    contents: @escaping (Path) throws(ReadFailure) -> [UInt8]
  ) {
    self.names = names
    self.location = location
    self.contents = contents
  }

  /// `folders` hold a configuration each, outer ones first.
  func parts(of folders: [[UInt8]]) throws(UsageError) -> [ProjectConfiguration.Part] {
    var loader = self
    for folder in folders {
      let file = Path(bytes: folder + ProjectConfiguration.fileName.utf8)
      try loader.add(file, shownAs: location.shown(file), for: folder, in: folder.isEmpty ? .project : .nested)
    }
    return loader.parts
  }

  /// The project's only configuration, an absolute path, named so by the user.
  func parts(of file: Path, shownAs shown: Path) throws(UsageError) -> [ProjectConfiguration.Part] {
    var loader = self
    try loader.add(file, shownAs: shown, for: [], in: .project)
    return loader.parts
  }

  private mutating func add(
    _ file: Path,
    shownAs shown: Path,
    for folder: [UInt8],
    in place: ConfigurationKey.Place,
    extendedBy chain: [Path] = []
  ) throws(UsageError) {
    let bytes = try read(file, shownAs: shown)
    let configuration: Configuration
    do {
      // What another configuration takes in says nothing of where that one's project begins.
      configuration = try ConfigurationReader.read(bytes, in: place, names: names, mayBeRoot: chain.isEmpty)
    } catch {
      throw Self.usageError(error, in: shown)
    }
    for reference in configuration.extends {
      let base = Self.resolve(reference.path, from: file)
      if parts.contains(where: { $0.folder == folder && $0.file == base }) { continue }
      guard chain.count < Self.extensionLimit, !chain.contains(base), base != file else {
        let message = "'\(reference.path.string)' extends this file, or more than \(Self.extensionLimit) others"
        throw Self.usageError(JSONError(message, at: reference.offset, in: bytes), in: shown)
      }
      do {
        let place = configuration.isRoot ? .project : place
        try add(base, shownAs: location.shown(base), for: folder, in: place, extendedBy: chain + [file])
      } catch let error where error.isMissingFile {
        throw Self.usageError(JSONError(error.message, at: reference.offset, in: bytes), in: shown)
      }
    }
    parts.append(ProjectConfiguration.Part(folder: folder, file: file, configuration: configuration))
  }

  private mutating func read(_ file: Path, shownAs shown: Path) throws(UsageError) -> [UInt8] {
    do {
      let bytes = try contents(file)
      size += bytes.count
      if size <= Self.sizeLimit { return bytes }
    } catch {
      throw UsageError("\(shown.string): \(error.reason)", isMissingFile: true)
    }
    throw UsageError("\(shown.string): this project's configurations are larger than \(Self.sizeLimit >> 20) MiB")
  }

  private static func usageError(_ error: JSONError, in file: Path) -> UsageError {
    UsageError("\(file.string):\(error.line):\(error.column): \(error.message)")
  }

  /// A path that stands in a file, seen from where the file's own path begins; without `.` and `..` where it can be.
  private static func resolve(_ path: Path, from file: Path) -> Path {
    let slash = UInt8(ascii: "/")
    if path.bytes.first == slash { return path }
    let folder = file.bytes.lastIndex(of: slash).map { Array(file.bytes[...$0]) } ?? []
    var components: [ArraySlice<UInt8>] = []
    for component in (folder + path.bytes).split(separator: slash, omittingEmptySubsequences: true) {
      if component.elementsEqual(".".utf8) { continue }
      if component.elementsEqual("..".utf8), let last = components.last, !last.elementsEqual("..".utf8) {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    let isAbsolute = folder.first == slash
    return Path(bytes: (isAbsolute ? [slash] : []) + components.joined(separator: [slash]))
  }
}

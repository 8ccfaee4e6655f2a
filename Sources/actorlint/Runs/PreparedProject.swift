import Indexing
import Lexing
import Linting
import Reporting

/// A project with everything that is known before its Swift files are read.
struct PreparedProject {
  let location: ProjectLocation
  let files: ProjectFiles
  let configuration: ProjectConfiguration
  let thresholds: Thresholds
  /// Nil where there is none, or nobody asks.
  let baseline: Baseline?
  /// The bytes of files that are not to be read from the disk.
  var contents: [Path: [UInt8]]

  /// Absolute.
  var root: Path { location.root }

  /// How its files are built, read anew.
  var modules: Modules {
    var modules = Modules(of: files, below: root)
    if let stated = configuration.stated { modules.state(stated, of: files.paths) }
    return modules
  }

  /// A file's bytes as they were linted, if the disk still has them.
  @Sendable func content(of path: Path) -> [UInt8]? {
    contents[path] ?? (try? DiskReader.contents(of: path, below: root))
  }
}

import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The projects of a run, with what is not to be read from the disk.
struct FoundInput {
  var projects: [ProjectFolder] = []
  var files: [ProjectFiles] = []
  /// PATHs that cannot be linted, in the words of the command line.
  var unresolved: [SkippedFile] = []
  /// By path from the root of the only project.
  var contents: [Path: [UInt8]] = [:]

  init(
    _ input: LintInput,
    obeysConfigurations: Bool,
    currentFolder: Path,
    jobs: () -> Int = { 1 }
  ) throws(UsageError) {
    switch input {
    case .paths(let paths):
      let search = ProjectSearch(paths, obeysConfigurations: obeysConfigurations)
      projects = search.projects
      unresolved = search.unresolved
      files = ProjectFiles.all(of: projects, jobs: jobs)
    case .staged:
      do {
        let staged = try StagedFiles()
        projects = [ProjectFolder(root: staged.root, isMarked: true)]
        files = [ProjectFiles(staged)]
        contents = staged.contents
      } catch {
        throw UsageError(error.message)
      }
    case .standardInput(let name):
      try addStandardInput(as: name, obeysConfigurations: obeysConfigurations, currentFolder: currentFolder)
    }
  }

  private mutating func addStandardInput(
    as name: Path?,
    obeysConfigurations: Bool,
    currentFolder: Path
  ) throws(UsageError) {
    let bytes: [UInt8]
    do {
      bytes = try readAll(STDIN_FILENO)
    } catch {
      throw UsageError("standard input: \(error.reason)")
    }
    var project = ProjectFolder(root: currentFolder, isMarked: false)
    var path = Path("<stdin>")
    if let name {
      let folder = Path(bytes: name.bytes.dropLast(name.name.count) + [UInt8(ascii: ".")])
      let search = ProjectSearch([folder], obeysConfigurations: obeysConfigurations)
      guard let found = search.projects.first, let inner = found.folders.first, !name.name.isEmpty else {
        throw UsageError("\(name.string): \(search.unresolved.first?.reason ?? "not the name of a file")")
      }
      project = found
      path = Path(bytes: inner + name.name)
    }
    project.folders = []
    project.files = [path.bytes]
    projects = [project]
    files = ProjectFiles.all(of: projects)
    contents = [path: bytes]
  }
}

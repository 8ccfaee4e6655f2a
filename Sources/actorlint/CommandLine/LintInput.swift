import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is linted.
enum LintInput {
  case paths([Path])
  /// What the next commit changes.
  case staged
  /// Standard input, as the content of a file; nil when it is nobody's.
  case standardInput(Path?)

  init(_ invocation: Invocation) throws(UsageError) {
    let operands = invocation.operands
    let isStandardInput = operands.contains { $0.string == "-" }
    let name = invocation.path(of: .stdinFilename)
    if name != nil, !isStandardInput { throw UsageError("'--stdin-filename' names standard input: give '-', too") }
    if invocation.has(.staged) {
      if let other = operands.first {
        throw UsageError("'--staged' lints what the next commit changes, and not '\(other.string)'")
      }
      if invocation.has(.diffBase) { throw UsageError("'--staged' and '--diff-base' choose different changes") }
      self = .staged
    } else if isStandardInput {
      if operands.count > 1 { throw UsageError("'-' is standard input, and stands alone") }
      if invocation.has(.diffBase) { throw UsageError("'-' is standard input, which '--diff-base' knows nothing of") }
      self = .standardInput(name)
    } else {
      self = .paths(operands.isEmpty ? [Path(".")] : operands)
    }
  }
}

/// The projects of a run, with what is not to be read from the disk.
struct FoundInput {
  var projects: [Project] = []
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
      files = LintRun.files(of: projects, jobs: jobs)
    case .staged:
      do {
        let staged = try StagedFiles()
        projects = [Project(root: staged.root, isMarked: true)]
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
      bytes = try Self.standardInput()
    } catch {
      throw UsageError("standard input: \(error.reason)")
    }
    var project = Project(root: currentFolder, isMarked: false)
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
    files = LintRun.files(of: projects)
    contents = [path: bytes]
  }

  private static func standardInput() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count = try restarting { read(STDIN_FILENO, &piece, piece.count) }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }
}

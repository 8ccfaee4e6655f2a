import Lexing
import Linting
import Reporting

/// Finds what a run is about and reads the projects' configurations: all that comes before a Swift file is read.
struct Preparation {
  let names: RuleNames
  let options: LintOptions
  /// Absolute, without links.
  let currentFolder: Path

  init(names: RuleNames, options: LintOptions) throws(UsageError) {
    guard let currentFolder = Path.currentFolder else { throw UsageError("the current folder cannot be found") }
    self.names = names
    self.options = options
    self.currentFolder = currentFolder
  }

  func find(_ input: LintInput) throws(UsageError) -> FoundInput {
    try FoundInput(
      input,
      obeysConfigurations: options.configuration.looksForFiles,
      currentFolder: currentFolder,
      jobs: { options.jobs }
    )
  }

  /// Throws for a PATH that leaves the repository at hand through a link of it: what is there was hardly meant to be
  /// changed, and can be named by its own path.
  func checkStay(_ paths: [Path]) throws(UsageError) {
    guard let repository = currentFolder.repository else { return }
    for path in paths {
      let inside = path.appending(".")
      if LinkedWay(to: inside.exists ? inside : path, through: [repository]).leaves {
        throw UsageError("\(path.string): a link that leads out of the project is not followed to fix what is there")
      }
    }
  }

  func prepare(_ input: FoundInput) throws(UsageError) -> [PreparedProject] {
    var prepared: [PreparedProject] = []
    for (project, files) in zip(input.projects, input.files) {
      prepared.append(try prepare(project, files, contents: input.contents))
    }
    return prepared
  }

  private func prepare(
    _ project: ProjectFolder,
    _ files: ProjectFiles,
    contents: [Path: [UInt8]]
  ) throws(UsageError) -> PreparedProject {
    let location = ProjectLocation(
      root: project.root,
      currentFolder: currentFolder,
      repository: repository(of: project)
    )
    let configuration = ProjectConfiguration(
      names: names,
      commandLine: options.selection.layer,
      exclude: PathPatterns(options.exclude.compactMap { $0.pattern(below: project.root, from: currentFolder) }),
      parts: try parts(of: files, location: location, contents: contents)
    )
    var files = files
    if configuration.hasExclusions { files.leaveOut(where: configuration.excludes) }
    try options.selection.check(configuration.settings(for: Path("")).selection)
    let obeysBaseline = options.obeysBaseline && files.hasBaseline
    return PreparedProject(
      location: location,
      files: files,
      configuration: configuration,
      thresholds: try Thresholds(options.selection, configuration),
      baseline: obeysBaseline ? try BaselineFile.baseline(of: location, contents: contents) : nil,
      contents: contents
    )
  }

  /// The repository as whose part the project is reported: the one where the program runs, also for a submodule of it.
  private func repository(of project: ProjectFolder) -> Path? {
    let current = currentFolder.repository
    return current.flatMap { project.root.isEqualToOrBelow($0) ? $0 : nil } ?? project.root.repository
  }

  private func parts(
    of files: ProjectFiles,
    location: ProjectLocation,
    contents: [Path: [UInt8]]
  ) throws(UsageError) -> [ProjectConfiguration.Part] {
    let loader = ConfigurationLoader(names: names, location: location) { path throws(ReadFailure) in
      if let bytes = contents[path] { return bytes }
      return try DiskReader.contents(of: path, below: location.root, limit: ProjectConfiguration.sizeLimit)
    }
    switch options.configuration {
    case .none: return []
    case .found: return try loader.parts(of: files.configuredFolders)
    case .file(let file): return try loader.parts(of: file.absolute(from: currentFolder), shownAs: file)
    }
  }
}

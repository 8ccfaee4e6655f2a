import Indexing
import JSON
import Lexing
import Linting
import Reporting
import Rules

/// Lints projects one after the other.
struct LintRun {
  let names: RuleNames
  let options: LintOptions
  let currentFolder: Path
  /// The lines that are reported; nil for all.
  var changes: ChangedLines?
  var showsProgress = false
  var measuresCosts = false
  /// Whether somebody may want to hear of rules that did not run: not at each commit.
  var countsUnaskedRules = false

  /// A project with everything that is known before its files are read.
  struct Prepared {
    let root: Path
    var files: ProjectFiles
    let configuration: ProjectConfiguration
    let thresholds: Thresholds
    let baseline: Baseline?
    /// What is not to be read from the disk.
    var contents: [Path: [UInt8]]
    let location: ProjectLocation

    /// A file's bytes as they were linted, if the disk still has them.
    @Sendable func content(of path: Path) -> [UInt8]? {
      contents[path] ?? (try? DiskReader.contents(of: path, below: root))
    }
  }

  /// Finds the projects' files and reads their configurations.
  func prepare(_ input: FoundInput) throws(UsageError) -> [Prepared] {
    var prepared: [Prepared] = []
    for (project, files) in zip(input.projects, input.files) {
      prepared.append(try prepare(project, files, contents: input.contents))
    }
    return prepared
  }

  /// The projects' files; those that an inner project reports are not reported by the outer one too. `jobs` says how many
  /// threads may walk, and is asked where there is much to walk.
  static func files(of projects: [Project], jobs: () -> Int = { 1 }) -> [ProjectFiles] {
    var files = projects.map { ProjectFiles(of: $0, jobs: jobs) }
    for outer in projects.indices {
      for inner in projects.indices {
        guard let prefix = projects[inner].prefix(in: projects[outer]) else { continue }
        files[outer].leave(files[inner], below: prefix)
      }
    }
    return files
  }

  private func prepare(
    _ project: Project,
    _ files: ProjectFiles,
    contents: [Path: [UInt8]]
  ) throws(UsageError) -> Prepared {
    let location = ProjectLocation(root: project.root, currentFolder: currentFolder)
    let read: (Path) throws(ReadFailure) -> [UInt8] = { path throws(ReadFailure) in
      if let bytes = contents[path] { return bytes }
      return try DiskReader.contents(of: path, below: project.root, limit: ProjectConfiguration.sizeLimit)
    }
    let configuration = ProjectConfiguration(
      names: names,
      commandLine: options.selection.layer,
      parts: try parts(of: files, location: location, read: read)
    )
    var files = files
    if configuration.hasExclusions || !options.exclude.isEmpty {
      files.leaveOut { path in
        options.exclude.contains { $0.matches(path.bytes[...]) } || configuration.excludes(path)
      }
    }
    try options.selection.check(configuration.settings(for: Path("")).selection)
    return Prepared(
      root: project.root,
      files: files,
      configuration: configuration,
      thresholds: try Thresholds(options.selection, configuration),
      baseline: options.obeysBaseline && files.hasBaseline
        ? try Self.baseline(of: project.root, location, contents) : nil,
      contents: contents,
      location: location
    )
  }

  private func parts(
    of files: ProjectFiles,
    location: ProjectLocation,
    read: @escaping (Path) throws(ReadFailure) -> [UInt8]
  ) throws(UsageError) -> [ProjectConfiguration.Part] {
    if case .none = options.configuration { return [] }
    if case .found = options.configuration, files.configuredFolders.isEmpty { return [] }
    let loader = ConfigurationLoader(names: names, location: location, contents: read)
    switch options.configuration {
    case .none: return []
    case .found: return try loader.parts(of: files.configuredFolders)
    case .file(let file): return try loader.parts(of: file.absolute(from: currentFolder), shownAs: file)
    }
  }

  static func baseline(
    of root: Path,
    _ location: ProjectLocation,
    _ contents: [Path: [UInt8]] = [:]
  ) throws(UsageError) -> Baseline {
    let name = Path(BaselineFile.name)
    do {
      let known = contents[name]
      return try BaselineFile.read(known ?? DiskReader.contents(of: name, below: root, limit: BaselineFile.sizeLimit))
    } catch let error as JSONError {
      throw UsageError("\(location.shown(name).string):\(error.line):\(error.column): \(error.message)")
    } catch {
      throw UsageError("\(location.shown(name).string): \((error as? ReadFailure)?.reason ?? "\(error)")")
    }
  }

  func lint(_ prepared: Prepared) -> Report {
    let files = prepared.files
    var report = Report()
    do {
      if !files.paths.isEmpty { report = try lint(prepared, in: OpenFolder(at: prepared.root.bytes)) }
    } catch {
      report.skipped = [SkippedFile(path: Path(""), reason: error.reason, isFailure: true)]
    }
    triage(prepared).apply(to: &report)
    if countsUnaskedRules { report.unaskedRules = prepared.configuration.rulesLeftOut(below: .warning) }
    report.skipped = (report.skipped + files.skipped).sorted { $0.path < $1.path }
    leaveOutUnknown(&report, prepared)
    return report
  }

  private func lint(_ prepared: Prepared, in root: OpenFolder) -> Report {
    defer { root.close() }
    let disk = DiskReader(root: root)
    let jobs = options.jobs(forFiles: prepared.files.paths.count + prepared.files.manifests.count)
    var linter = prepared.configuration.linter(rules: prepared.configuration.rules, jobs: jobs)
    linter.measuresCosts = measuresCosts
    linter.includesGenerated = { [options, configuration = prepared.configuration] in
      options.includesGenerated || configuration.settings(for: $0).includesGenerated
    }
    guard !prepared.contents.isEmpty else { return lint(prepared.files, with: linter, reader: disk) }
    return lint(prepared.files, with: linter, reader: OverlayReader(contents: prepared.contents, disk: disk))
  }

  private func lint(_ files: ProjectFiles, with linter: Linter, reader: some SourceReader) -> Report {
    guard showsProgress else {
      return linter.lint(files.paths, isReported: files.isReported, manifests: files.manifests, reader: reader)
    }
    let progress = Progress(total: files.paths.count)
    defer { progress.finish() }
    let counting = CountingReader(base: reader, progress: progress)
    return linter.lint(files.paths, isReported: files.isReported, manifests: files.manifests, reader: counting)
  }

  /// Only a run that read the whole project knows what is stale, and only of the rules that ran.
  private func leaveOutUnknown(_ report: inout Report, _ prepared: Prepared) {
    guard !report.stale.entries.isEmpty else { return }
    let isWhole = options.exclude.isEmpty && changes == nil && !prepared.files.isAsked.contains(false)
    let ids = prepared.configuration.rules.map(\.id) + SuppressionRemark.allCases.map(\.id)
    let isKnown = isWhole && !report.skipped.contains(where: \.isFailure)
    report.stale.entries = isKnown ? report.stale.entries.filter { ids.contains($0.key.rule) } : [:]
  }

  private func triage(_ prepared: Prepared) -> Triage {
    let configuration = prepared.configuration
    var triage = Triage(
      names: names,
      level: prepared.thresholds.level,
      showsSuppressed: options.showsSuppressed,
      selection: { configuration.settings(for: $0).selection }
    )
    triage.baseline = prepared.baseline
    if let changes {
      triage.isWanted = { place in changes.touch(place, at: place.path.absolute(from: prepared.root)) }
    }
    return triage
  }
}

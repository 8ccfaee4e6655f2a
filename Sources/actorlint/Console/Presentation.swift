import Lexing
import Linting
import Reporting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a run is told: findings on standard output, everything beside them on standard error.
struct Presentation {
  private let format: ReportFormat
  /// Reports that go to files, beside the one on standard output.
  private let files: [ReportFile]
  private let color: Color
  let isQuiet: Bool
  private let countsRules: Bool
  let showsTimings: Bool
  /// Whether a long run says how far it is.
  let showsProgress: Bool

  enum Color: String, CaseIterable {
    case auto, always, never
  }

  init(_ invocation: Invocation) throws(UsageError) {
    format = try invocation.choice(of: .format, default: isatty(STDOUT_FILENO) == 1 ? .full : .text)
    files = try invocation.paths(of: .output).map(ReportFile.init)
    color = try invocation.choice(of: .color, default: .auto)
    isQuiet = invocation.has(.quiet)
    countsRules = invocation.has(.statistics)
    showsTimings = invocation.has(.timings)
    for option in [Option.statistics, .timings] where isQuiet && invocation.has(option) {
      throw UsageError("'--quiet' leaves out what '\(option.name)' asks for")
    }
    showsProgress = !isQuiet && !invocation.has(.noProgress) && isatty(STDERR_FILENO) == 1
  }

  /// Colors are for terminals, unless somebody asked: https://no-color.org, https://bixense.com/clicolors.
  private var isColored: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      if Self.isSet("NO_COLOR") {
        false
      } else if Self.isSet("CLICOLOR_FORCE", except: "0") {
        true
      } else {
        isatty(STDOUT_FILENO) == 1 && Self.isSet("TERM", except: "dumb")
      }
    }
  }

  private static func isSet(_ variable: String, except value: String = "") -> Bool {
    guard let text = getenv(variable).map({ String(cString: $0) }) else { return false }
    return !text.isEmpty && text != value
  }

  /// The terminal's width, or what most have.
  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// False when a file could not be written. `content` takes the place of the report, which goes to standard error.
  func write(
    _ projects: [ReportedProject],
    unresolved: [SkippedFile],
    behind content: [UInt8]? = nil,
    to console: Console
  ) -> Bool {
    let reports = Reports(projects: projects, unresolved: unresolved)
    let isComplete = files.map { $0.write(reports, on: console) }.allSatisfy { $0 }
    if let content { console.texts.append(content) }
    console.texts.flush()
    let output = content == nil ? console.output : console.errors
    let isOnTerminal = content == nil ? console.isOnTerminal : console.errorsAreOnTerminal
    reports.write(as: format, isColored: isColored, isOnTerminal: isOnTerminal, columns: Self.columns, to: output)
    output.flush()
    console.output.flush()
    guard console.output.isOpen else { return isComplete }
    sayBeside(projects, unresolved: unresolved, on: console)
    return isComplete
  }

  private func sayBeside(_ projects: [ReportedProject], unresolved: [SkippedFile], on console: Console) {
    for skipped in unresolved { say(skipped, shownAs: skipped.path, on: console) }
    for project in projects {
      for skipped in project.report.skipped {
        say(skipped, shownAs: project.location.shown(skipped.path), on: console)
      }
    }
    guard !isQuiet else { return }
    for project in projects { sayStale(project, on: console) }
    if countsRules {
      for (rule, number) in RuleCounts(projects).rows { console.say("\(number)  \(rule)") }
    }
    guard format == .text || format == .full || format == .xcode else { return }
    let summary = Summary(projects)
    console.say(summary.sentence)
    if format != .xcode, let hint = summary.hint { console.say(hint) }
    if format == .full, let invitation = summary.invitation { console.say(invitation) }
  }

  private func sayStale(_ project: ReportedProject, on console: Console) {
    let lines = StaleEntries(project.report.stale).lines
    guard !lines.isEmpty else { return }
    let file = project.location.shown(Path(BaselineFile.name)).string
    for line in lines { console.say("actorlint: note: \(file): \(line)") }
    console.say("actorlint: note: 'actorlint baseline prune' removes what is stale")
  }

  func say(_ skipped: SkippedFile, shownAs path: Path, on console: Console) {
    if skipped.isFailure || !isQuiet { console.say(skipped, shownAs: path) }
  }
}

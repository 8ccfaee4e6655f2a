/// An option as the command line takes it and the help shows it.
struct Option: Sendable {
  /// With its dashes.
  let name: String
  /// What stands for the value in the help; nil when the option takes none.
  var value: String?
  let help: String
  /// Given several times, or with several values between commas.
  var isRepeatable = false

  static let format = Option(
    name: "--format",
    value: "FORMAT",
    help: "text, full, xcode, json, sarif, github, gitlab, junit, markdown"
  )
  static let output = Option(
    name: "--output",
    value: "FORMAT=FILE",
    help: "write a report to a file, too",
    isRepeatable: true
  )
  static let tableFormat = Option(
    name: "--format",
    value: "text|markdown",
    help: "how the table is written; default: text"
  )
  static let decisionFormat = Option(
    name: "--format",
    value: "text|json|markdown",
    help: "how decisions are written; default: text"
  )
  static let group = Option(name: "--group", value: "file|decision", help: "the order of the text; default: file")
  static let why = Option(name: "--why", help: "show the evidence, what comes first and the runner-up")
  static let type = Option(name: "--type", value: "NAME", help: "show one type in full, with the questions asked")
  static let all = Option(name: "--all", help: "show all types, decided ones and those that need nothing too")
  static let strength = Option(name: "--strength", value: "strong|weak", help: "'strong' hides weak advice")
  static let select = Option(
    name: "--select",
    value: "RULE,…",
    help: "run these instead of the default ones: ids, families, groups",
    isRepeatable: true
  )
  static let extendSelect = Option(
    name: "--extend-select",
    value: "RULE,…",
    help: "run these too",
    isRepeatable: true
  )
  static let ignore = Option(name: "--ignore", value: "RULE,…", help: "do not run these", isRepeatable: true)
  static let allRules = Option(name: "--all-rules", help: "run every rule and show notes too")
  static let severity = Option(
    name: "--severity",
    value: "ID=SEVERITY",
    help: "error, warning, note or off for a rule's findings",
    isRepeatable: true
  )
  static let level = Option(
    name: "--level",
    value: "SEVERITY",
    help: "show note, warning (the default) or error, and what is worse"
  )
  static let failOn = Option(
    name: "--fail-on",
    value: "SEVERITY",
    help: "status 1 from note, warning (the default) or error on; or none"
  )
  static let showSuppressed = Option(name: "--show-suppressed", help: "show findings that comments suppress, too")
  static let staged = Option(name: "--staged", help: "lint what the next commit changes, as git's index has it")
  static let diffBase = Option(
    name: "--diff-base",
    value: "REF",
    help: "report only lines that changed since the branch left REF"
  )
  static let stdinFilename = Option(
    name: "--stdin-filename",
    value: "FILE",
    help: "with '-' as PATH: standard input is linted as this file's content"
  )
  static let exclude = Option(
    name: "--exclude",
    value: "PATTERN,…",
    help: "do not report these files or folders, by patterns as in .gitignore",
    isRepeatable: true
  )
  static let includeGenerated = Option(name: "--include-generated", help: "report files that a tool wrote, too")
  static let config = Option(name: "--config", value: "FILE", help: "obey this configuration and no other")
  static let noConfig = Option(name: "--no-config", help: "obey no configuration")
  static let showFiles = Option(name: "--show-files", help: "print which files would be linted, and end")
  static let showSettings = Option(
    name: "--show-settings",
    value: "FILE",
    help: "print what holds for a file, and which configurations say so, and end"
  )
  static let fix = Option(name: "--fix", help: "make the fixes that change nothing but the hazard")
  static let writeAdvice = Option(
    name: "--fix",
    help: "write strong advice where it stands alone; look at the changes"
  )
  static let unsafeFixes = Option(
    name: "--unsafe-fixes",
    help: "with '--fix' or '--diff': the others, too; look at them"
  )
  static let diff = Option(name: "--diff", help: "print fixes as a patch for 'git apply', change nothing")
  static let color = Option(
    name: "--color",
    value: "auto|always|never",
    help: "auto, the default, colors in a terminal; see also NO_COLOR"
  )
  static let quiet = Option(name: "--quiet", help: "print findings and errors, and nothing beside them")
  static let statistics = Option(name: "--statistics", help: "count the findings of each rule on standard error")
  static let timings = Option(name: "--timings", help: "say on standard error how long each step took")
  static let noProgress = Option(name: "--no-progress", help: "do not show in a terminal how far a long run is")
  static let schema = Option(name: "--schema", help: "print the schema of configurations instead")
  static let jobs = Option(
    name: "--jobs",
    value: "N",
    help: "worker threads, 1 to 256; default: one for each processor"
  )
  static let help = Option(name: "--help", help: "print this help; also -h")
  static let version = Option(name: "--version", help: "print the version")
}

/// What the program says about itself.
enum Help {
  static var text: String {
    """
    actorlint finds Swift concurrency hazards that compile and then crash, hang or leak.

    usage: actorlint [lint] [PATH…]
           actorlint COMMAND …

    commands:
    \(rows(Command.allCases.map { ($0.usage, $0.summary) }))

    options of lint:
    \(rows(Command.lint.options.map(row)))

    \(exitStatus)

    """
  }

  static func text(for command: Command) -> String {
    if command == .help { return text }
    let about = details(of: command).map { "\n\($0)\n" } ?? ""
    return """
      usage: actorlint \(command.usage)

      \(command.summary)
      \(about)
      options:
      \(rows(command.options.map(row)))

      """
  }

  private static let exitStatus = """
    exit status: 0 no findings at warning level (or '--fail-on') or above, 1 findings
    (with '--diff': changes), 2 a wrong command line or configuration, or something that
    could not be read or written
    """

  private static let lintDetails = """
    The whole project around a PATH is read, so that facts from other files hold;
    findings are reported below the PATHs. The project is the nearest folder with a
    '.git', else with a 'Package.swift', else the PATHs alone. What '.gitignore' and
    '.git/info/exclude' ignore is left out, as are .build, Pods, Carthage,
    DerivedData and node_modules; a PATH that is named is always linted.
    '--' ends the options. The format is 'full' in a terminal and 'text' elsewhere.

    Patterns are those of '.gitignore': the last that fits decides, and '!' takes back, but
    not what is in a folder that is left out; 'Gen/*,!Gen/a.swift' leaves out all but one
    file. With '.' or '..' in it a pattern of '--exclude' is a path from the current folder.

    Rules are chosen by id, by family ('actorlint rules' shows both) or by group: 'all';
    'default', errors and warnings that the compiler does not report; 'beyond_compiler',
    whatever it does not report in the file's language mode; 'covered', what it does.

    '--diff-base' compares in the repository of the current folder, of which submodules are
    no part. '--diff' is for 'git apply' in the same folder, and changes nothing outside of it.

    \(exitStatus)
    """

  private static let decideDetails = """
    Of a list of questions the first that answers wins; '--type NAME' prints those that
    were asked. Strong advice compiles by itself or says what comes first. Shown with '--all'
    only: what the compiler infers, state that nothing shows other threads to share, weak
    advice in modules of Swift 6 mode, where the compiler asks, and what only tests have.

    '--fix' writes '@MainActor', ': Sendable' and 'final' where the advice is strong, no type
    has to be decided before and no other code would have to change; it says what it leaves.
    '@unchecked Sendable' is yours to promise. '--diff' prints the same as a patch for
    'git apply' in the same folder.

    Exit status: 0, 1 for a patch that is not empty, 2 for what could not be read or written.
    """

  private static func details(of command: Command) -> String? {
    switch command {
    case .lint: lintDetails
    case .decide: decideDetails
    case .explain: "'actorlint rules' lists the ids. A message may be a whole line of a build log, in quotes."
    case .rules: "The compiler column says from which language mode on the compiler reports the same."
    case .baseline:
      """
      'write' makes \(BaselineFile.name) in the project's root: lint leaves out what stands
      there. An entry survives edits around the finding and a move of the file; equal
      findings count. 'prune' takes out what was mended, 'show' says where the rest is.
      """
    case .`init`: "The configuration is \(ProjectConfiguration.fileName) in the project's root."
    case .hook:
      """
      The hook runs 'actorlint lint --staged'; a pre-commit hook that is there already is
      kept and runs first. 'core.hooksPath' is respected. A hook of actorlint's that somebody
      changed is neither replaced nor removed.
      """
    case .schema:
      """
      Documents: 'report' and 'decisions', which '--format json' writes, and 'configuration',
      which is \(ProjectConfiguration.fileName).
      """
    case .completions: "For bash: source <(actorlint completions bash); for zsh likewise."
    case .debug:
      """
      Views: 'tokens', 'outline' (declarations, closures, calls), 'events' (what
      bodies do, in order), 'isolation' (where code runs, and the build settings).
      """
    case .help: nil
    }
  }

  private static func row(_ option: Option) -> (String, String) {
    (option.value.map { "\(option.name) \($0)" } ?? option.name, option.help)
  }

  private static func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }.joined(separator: "\n")
  }
}

/// What the program can be told to do.
enum Command: String, CaseIterable {
  case lint, decide, explain, rules, baseline, `init`, hook, schema, completions, debug, help

  var options: [Option] {
    switch self {
    case .lint:
      [
        .select, .extendSelect, .ignore, .allRules, .severity, .level, .failOn, .staged, .diffBase, .stdinFilename,
        .showSuppressed, .exclude, .includeGenerated, .fix, .unsafeFixes, .diff, .config, .noConfig, .showFiles,
        .showSettings, .format, .output, .color, .quiet,
        .statistics, .timings, .noProgress, .jobs, .help, .version,
      ]
    case .decide:
      [
        .decisionFormat, .group, .why, .type, .all, .strength, .writeAdvice, .diff, .exclude,
        .includeGenerated, .config, .noConfig, .jobs, .help,
      ]
    case .rules: [.tableFormat, .help]
    case .baseline:
      [.select, .extendSelect, .ignore, .severity, .level, .includeGenerated, .config, .noConfig, .jobs, .help]
    case .`init`: [.schema, .help]
    case .explain, .hook, .schema, .completions, .debug, .help: [.help]
    }
  }

  /// What stands behind `actorlint` in the help.
  var usage: String {
    switch self {
    case .lint: "[lint] [PATH…]"
    case .decide: "decide [PATH…]"
    case .explain: "explain ID|MESSAGE"
    case .rules: "rules"
    case .baseline: "baseline write|prune|show [PATH]"
    case .`init`: "init"
    case .hook: "hook install|uninstall"
    case .schema: "schema DOCUMENT"
    case .completions: "completions bash|zsh"
    case .debug: "debug VIEW FILE"
    case .help: "help [COMMAND]"
    }
  }

  var summary: String {
    switch self {
    case .lint: "find concurrency hazards; the default command"
    case .decide: "say for each type: Sendable, @MainActor or actor, and why"
    case .explain: "explain a rule, or a message of the compiler"
    case .rules: "list the rules"
    case .baseline: "keep a list of known findings that are not reported"
    case .`init`: "write a commented configuration for this repository"
    case .hook: "lint what is staged before each commit"
    case .schema: "print the JSON schema of what is written or read"
    case .completions: "print a shell's completions"
    case .debug: "show a file's tokens, outline, events or isolation"
    case .help: "print help, also for one command"
    }
  }

  func run(_ invocation: Invocation, on console: Console) throws(UsageError) -> ExitCode {
    if invocation.has(.help) {
      console.output.append(invocation.isCommandNamed ? Help.text(for: self) : Help.text)
      return .clean
    }
    if invocation.has(.version) {
      console.output.append("actorlint \(version)\n")
      return .clean
    }
    return switch self {
    case .lint: try LintCommand(invocation).run(on: console)
    case .decide: try DecideCommand(invocation).run(on: console)
    case .explain: try ExplainCommand(invocation).run(on: console)
    case .rules: try RulesCommand(invocation).run(on: console)
    case .baseline: try BaselineCommand(invocation).run(on: console)
    case .`init`: try InitCommand(invocation).run(on: console)
    case .hook: try HookCommand(invocation).run(on: console)
    case .schema: try SchemaCommand(invocation).run(on: console)
    case .completions: try CompletionsCommand(invocation).run(on: console)
    case .debug: try DebugCommand(invocation).run(on: console)
    case .help: try HelpCommand(invocation).run(on: console)
    }
  }
}

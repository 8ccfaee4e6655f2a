import Linting
import Reporting
import Rules

/// `actorlint completions bash|zsh`: a script that a shell reads.
struct CompletionsCommand {
  private let shell: Shell

  enum Shell: String, CaseIterable {
    case bash, zsh
  }

  init(_ invocation: Invocation) throws(UsageError) {
    let name = try invocation.onlyOperand("for which shell? 'actorlint completions bash' or 'zsh'").string
    shell = try Invocation.choice(of: "shell", from: name)
  }

  func run(on console: Console) -> ExitCode {
    console.output.append(shell == .bash ? bash : zsh)
    return .clean
  }

  private var commands: String { Command.allCases.map(\.rawValue).joined(separator: " ") }

  /// A branch of `case` for each command, its options and the words that it takes.
  private var branches: String {
    Command.allCases.filter { $0 != .lint }.map { command in
      "    \(command.rawValue)) flags='\(options(of: command))'; values='\(words(of: command))' ;;"
    }.joined(separator: "\n")
  }

  private func options(of command: Command) -> String {
    command.options.map(\.name).joined(separator: " ")
  }

  private func words(of command: Command) -> String {
    switch command {
    case .lint, .decide: ""
    case .explain: RuleNames(families).ids.joined(separator: " ")
    case .baseline: words(BaselineCommand.Action.self)
    case .hook: words(HookCommand.Action.self)
    case .schema: words(SchemaCommand.Document.self)
    case .completions: words(Shell.self)
    case .debug: words(DebugCommand.View.self)
    case .help: commands
    case .rules, .`init`: ""
    }
  }

  /// Sets `flags`, `values` and `takes_files` from `command` and `previous`, in a shell's own words.
  private var choice: String {
    """
      flags='' values='' takes_files=''
      case $command in
    \(branches)
        *) flags='\(options(of: .lint))'; takes_files=yes ;;
      esac
      [ "$command" = baseline ] || [ "$command" = decide ] || [ "$command" = debug ] && takes_files=yes
      case $previous in
        --select|--extend-select|--ignore) values='\(RuleNames(families).selectors.joined(separator: " "))'; flags='' takes_files='' ;;
        --severity) values='\(severities)'; flags='' takes_files='' ;;
        --level) values='\(words(Severity.self))'; flags='' takes_files='' ;;
        --fail-on) values='\(words(SelectionOptions.Threshold.self))'; flags='' takes_files='' ;;
        --color) values='\(words(Presentation.Color.self))'; flags='' takes_files='' ;;
        --format)
          case $command in
            decide) values='\(words(DecideCommand.Format.self))' ;;
            rules) values='\(words(RulesCommand.Format.self))' ;;
            *) values='\(words(ReportFormat.self))' ;;
          esac
          flags='' takes_files='' ;;
        --strength) values='\(words(DecideCommand.Strength.self))'; flags='' takes_files='' ;;
        --group) values='\(words(DecisionText.Grouping.self))'; flags='' takes_files='' ;;
        --config|--show-settings|--stdin-filename) flags='' values='' takes_files=yes ;;
      esac
    """
  }

  private func words<Choice: RawRepresentable<String> & CaseIterable>(_ choice: Choice.Type) -> String {
    choice.allCases.map(\.rawValue).joined(separator: " ")
  }

  private var severities: String {
    RuleNames(families).ids.flatMap { id in SelectionOptions.SeverityWord.allCases.map { "\(id)=\($0)" } }
      .joined(separator: " ")
  }

  private var bash: String {
    """
    # Completions of actorlint for bash: source <(actorlint completions bash)
    _actorlint() {
      local command=${COMP_WORDS[1]} current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local flags values takes_files
    \(choice)
      [ "$COMP_CWORD" -eq 1 ] && values="$values \(commands)"
      case $current in
        -*) values=$flags ;;
      esac
      COMPREPLY=($(compgen -W "$values" -- "$current"))
      if [ -n "$takes_files" ]; then
        local name
        while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -f -- "$current")
      fi
    }
    complete -o filenames -F _actorlint actorlint

    """
  }

  private var zsh: String {
    """
    #compdef actorlint
    # Completions of actorlint for zsh: source <(actorlint completions zsh)
    _actorlint() {
      local command=${words[2]} current=${words[CURRENT]} previous=${words[CURRENT-1]} position=$CURRENT
      () {
        local flags values takes_files
    \(choice)
        if [ "$position" -eq 2 ]; then values="$values \(commands)"; fi
        case $current in
          -*) compadd -- ${=flags} ;;
          *)
            compadd -- ${=values}
            if [ -n "$takes_files" ]; then _files; fi
            ;;
        esac
      }
    }
    if [ "$funcstack[1]" = _actorlint ]; then _actorlint "$@"; else compdef _actorlint actorlint; fi

    """
  }
}

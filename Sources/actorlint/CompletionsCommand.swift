import Linting
import Rules

/// `actorlint completions bash|zsh`: a script that a shell reads.
struct CompletionsCommand {
  private let shell: Shell

  private enum Shell: String, CaseIterable {
    case bash, zsh
  }

  init(_ invocation: Invocation) throws(UsageError) {
    let name = try invocation.onlyOperand("for which shell? 'actorlint completions bash' or 'zsh'").string
    guard let shell = Shell(rawValue: name) else {
      let hint = Suggestion.phrase(for: name, among: Shell.allCases.map(\.rawValue))
      throw UsageError("unknown shell '\(name)'\(hint.isEmpty ? "; choose 'bash' or 'zsh'" : hint)")
    }
    self.shell = shell
  }

  func run(on console: Console) -> ExitCode {
    console.output.append(shell == .bash ? bash : zsh)
    return .clean
  }

  private var commands: String { Command.allCases.map(\.rawValue).joined(separator: " ") }

  /// A branch of `case` for each command, its options and the words that it takes.
  private var branches: String {
    Command.allCases.filter { $0 != .lint }.map { command in
      "    \(command.rawValue)) options='\(options(of: command))'; words='\(words(of: command))' ;;"
    }.joined(separator: "\n")
  }

  private func options(of command: Command) -> String {
    command.options.map(\.name).joined(separator: " ")
  }

  private func words(of command: Command) -> String {
    switch command {
    case .lint: ""
    case .explain: RuleNames(families).ids.joined(separator: " ")
    case .baseline: "write prune show"
    case .hook: "install uninstall"
    case .completions: "bash zsh"
    case .debug: "tokens outline"
    case .help: commands
    case .rules, .`init`: ""
    }
  }

  /// Sets `options`, `words` and `files` from `command` and `previous`, in a shell's own words.
  private var choice: String {
    """
      options='' words='' files=''
      case $command in
    \(branches)
        *) options='\(options(of: .lint))'; files=yes ;;
      esac
      [ "$command" = baseline ] || [ "$command" = debug ] && files=yes
      case $previous in
        --select|--extend-select|--ignore) words='\(RuleNames(families).selectors.joined(separator: " "))'; options='' files='' ;;
        --severity) words='\(severities)'; options='' files='' ;;
        --level) words='note warning error'; options='' files='' ;;
        --fail-on) words='error warning note none'; options='' files='' ;;
        --color) words='auto always never'; options='' files='' ;;
        --format) words='text json markdown'; options='' files='' ;;
        --config|--show-settings|--stdin-filename) options='' words='' files=yes ;;
      esac
    """
  }

  private var severities: String {
    RuleNames(families).ids.flatMap { id in ["error", "warning", "note", "off"].map { "\(id)=\($0)" } }
      .joined(separator: " ")
  }

  private var bash: String {
    """
    # Completions of actorlint for bash: source <(actorlint completions bash)
    _actorlint() {
      local command=${COMP_WORDS[1]} current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local options words files
    \(choice)
      [ "$COMP_CWORD" -eq 1 ] && words="$words \(commands)"
      case $current in
        -*) words=$options ;;
      esac
      COMPREPLY=($(compgen -W "$words" -- "$current"))
      if [ -n "$files" ]; then
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
        local options words files
    \(choice)
        if [ "$position" -eq 2 ]; then words="$words \(commands)"; fi
        case $current in
          -*) compadd -- ${=options} ;;
          *)
            compadd -- ${=words}
            if [ -n "$files" ]; then _files; fi
            ;;
        esac
      }
    }
    if [ "$funcstack[1]" = _actorlint ]; then _actorlint "$@"; else compdef _actorlint actorlint; fi

    """
  }
}

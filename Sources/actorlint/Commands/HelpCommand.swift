import Linting

/// `actorlint help [COMMAND]`.
struct HelpCommand {
  private let subject: Command?

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.takeNoMore(than: 1)
    guard let name = invocation.operands.first?.string else {
      subject = nil
      return
    }
    guard let command = Command(rawValue: name) else {
      let names = Command.allCases.map(\.rawValue)
      throw UsageError("unknown command '\(name)'\(Suggestion.phrase(for: name, among: names))")
    }
    subject = command
  }

  func run(on console: Console) -> ExitCode {
    console.output.append(subject.map(Help.text(for:)) ?? Help.text)
    return .clean
  }
}

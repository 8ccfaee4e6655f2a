import Linting
import Reporting
import Rules

/// `actorlint rules`.
struct RulesCommand {
  private let format: Format

  enum Format: String, CaseIterable {
    case text, markdown
  }

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.takeNoMore(than: 0)
    format = try invocation.choice(of: .tableFormat, default: .text)
  }

  func run(on console: Console) -> ExitCode {
    let table = RuleTable(families)
    console.output.append(format == .text ? table.text : table.markdown)
    return .clean
  }
}

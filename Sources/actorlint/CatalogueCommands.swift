import Linting
import Reporting
import Rules

/// `actorlint rules`.
struct RulesCommand {
  private let format: Format

  private enum Format: String, CaseIterable {
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

/// `actorlint explain ID`.
struct ExplainCommand {
  private let rule: any Rule

  init(_ invocation: Invocation) throws(UsageError) {
    let id = try invocation.onlyOperand("which rule? 'actorlint explain ID'; 'actorlint rules' lists the ids").string
    let names = RuleNames(families)
    guard let rule = names.rules.first(where: { $0.id == id }) else {
      let suggestion = Suggestion.phrase(for: id, among: names.ids)
      throw UsageError("unknown rule '\(id)'\(suggestion.isEmpty ? "; 'actorlint rules' lists the ids" : suggestion)")
    }
    self.rule = rule
  }

  func run(on console: Console) -> ExitCode {
    console.output.append(rule.guide.hasSuffix("\n") ? rule.guide : rule.guide + "\n")
    return .clean
  }
}

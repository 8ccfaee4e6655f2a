import Linting
import Reporting
import Rules

/// `actorlint schema report|decisions|configuration`: what editors and other programs check documents with.
struct SchemaCommand {
  private let text: [UInt8]

  /// What has a schema.
  enum Document: String, CaseIterable {
    case report, decisions, configuration
  }

  init(_ invocation: Invocation) throws(UsageError) {
    let usage = "of what? 'actorlint schema report', 'decisions' or 'configuration'"
    let document: Document = try Invocation.choice(of: "document", from: invocation.onlyOperand(usage).string)
    text =
      switch document {
      case .report: ReportSchema.report.text
      case .decisions: ReportSchema.decisions.text
      case .configuration: ConfigurationSchema(RuleNames(families)).text
      }
  }

  func run(on console: Console) -> ExitCode {
    console.output.append(text)
    return .clean
  }
}

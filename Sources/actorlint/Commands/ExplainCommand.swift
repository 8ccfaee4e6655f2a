import Linting
import Rules

/// `actorlint explain ID|MESSAGE`.
struct ExplainCommand {
  private let text: String

  init(_ invocation: Invocation) throws(UsageError) {
    let usage = "what is to be explained? 'actorlint explain ID', or a message of the compiler in quotes"
    let words = invocation.operands.map(\.string)
    guard let first = words.first else { throw UsageError(usage) }
    if words.count == 1, let rule = RuleNames(families).rules.first(where: { $0.id == first }) {
      text = rule.shownGuide
    } else if let explanation = explanation(ofMessage: words.joined(separator: " ")) {
      text = explanation
    } else {
      throw Self.unknown(words)
    }
  }

  private static func unknown(_ words: [String]) -> UsageError {
    guard words.count == 1, !words[0].contains(" ") else {
      return UsageError("no message of the compiler that is known here; 'actorlint rules' lists the rules")
    }
    let suggestion = Suggestion.phrase(for: words[0], among: RuleNames(families).ids)
    return UsageError(
      "unknown rule '\(words[0])'\(suggestion.isEmpty ? "; 'actorlint rules' lists the ids" : suggestion)"
    )
  }

  func run(on console: Console) -> ExitCode {
    // A guide, which a message's own words may stand in.
    console.texts.append(text.hasSuffix("\n") ? text : text + "\n")
    console.texts.flush()
    return .clean
  }
}

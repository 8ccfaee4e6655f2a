import Indexing
import Lexing
import Linting
import Outlining
import Reporting
import Rules

/// `actorlint debug tokens|outline|events FILE`.
struct DebugCommand {
  private let view: View
  private let file: Path

  /// The words that choose a view.
  static var views: [String] { View.allCases.map(\.rawValue) }

  /// The floor whose work is shown.
  private enum View: String, CaseIterable {
    case tokens, outline, events
  }

  init(_ invocation: Invocation) throws(UsageError) {
    let usage = "what is to be shown? 'actorlint debug tokens FILE', 'outline' or 'events'"
    guard let name = invocation.operands.first?.string else { throw UsageError(usage) }
    guard let view = View(rawValue: name) else {
      let names = View.allCases.map(\.rawValue)
      let suggestion = Suggestion.phrase(for: name, among: names)
      let choice = "; choose 'tokens', 'outline' or 'events'"
      throw UsageError("unknown view '\(name)'\(suggestion.isEmpty ? choice : suggestion)")
    }
    guard invocation.operands.count > 1 else { throw UsageError("which file? 'actorlint debug \(name) FILE'") }
    try invocation.takeNoMore(than: 2)
    self.view = view
    file = invocation.operands[1]
  }

  func run(on console: Console) -> ExitCode {
    let source = SourceBuffer()
    do {
      try DiskReader(root: .current).read(file, into: source)
    } catch {
      console.error(file, error.reason)
      return .failure
    }
    console.output.append(listing(of: source))
    return .clean
  }

  private func listing(of source: SourceBuffer) -> [UInt8] {
    switch view {
    case .tokens: TokenListing(of: source).text
    case .outline: OutlineListing(of: source).text
    case .events: BodyListing(of: SourceFile(alone: source, platform: appleFacts())).text
    }
  }
}

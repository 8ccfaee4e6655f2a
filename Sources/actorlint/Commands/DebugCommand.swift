import Indexing
import Lexing
import Linting
import Outlining
import Reporting
import Rules

/// `actorlint debug tokens|outline|events|isolation FILE`.
struct DebugCommand {
  private let view: View
  private let file: Path
  private let names = RuleNames(families)
  private let options: LintOptions

  /// The floor whose work is shown.
  enum View: String, CaseIterable {
    case tokens, outline, events, isolation
  }

  init(_ invocation: Invocation) throws(UsageError) {
    let usage = "what is to be shown? 'actorlint debug tokens FILE', 'outline', 'events' or 'isolation'"
    guard let name = invocation.operands.first?.string else { throw UsageError(usage) }
    view = try Invocation.choice(of: "view", from: name)
    guard invocation.operands.count > 1 else { throw UsageError("which file? 'actorlint debug \(name) FILE'") }
    try invocation.takeNoMore(than: 2)
    file = invocation.operands[1]
    options = try LintOptions(invocation, names: names)
  }

  func run(on console: Console) -> ExitCode {
    do {
      try list(on: console.texts)
      console.texts.flush()
      return .clean
    } catch {
      console.error(file, error.reason)
      return .failure
    }
  }

  private func list(on output: ByteOutput) throws(ReadFailure) {
    if view == .isolation { return output.append(try isolation()) }
    let source = SourceBuffer()
    try DiskReader(root: .current).read(file, into: source)
    switch view {
    case .tokens: TokenListing(of: source).write { output.append($0) }
    case .outline: OutlineListing(of: source).write { output.append($0) }
    default: output.append(BodyListing(of: SourceFile(alone: source, platform: appleFacts())).text)
    }
  }

  /// Isolation asks for the whole project around the file, and for its configurations.
  private func isolation() throws(ReadFailure) -> [UInt8] {
    let prepared: [PreparedProject]
    let unresolved: [SkippedFile]
    do {
      let preparation = try Preparation(names: names, options: options)
      let found = try preparation.find(.paths([file]))
      prepared = try preparation.prepare(found)
      unresolved = found.unresolved
    } catch {
      throw ReadFailure(reason: error.message, isGone: false)
    }
    guard let project = prepared.first, let index = project.files.isAsked.firstIndex(of: true) else {
      let reason = (unresolved + prepared.flatMap(\.files.skipped)).first?.reason
      throw ReadFailure(reason: reason ?? "not a file", isGone: false)
    }
    return try isolation(ofFile: index, in: project)
  }

  private func isolation(ofFile index: Int, in project: PreparedProject) throws(ReadFailure) -> [UInt8] {
    let root: OpenFolder
    do {
      root = try OpenFolder(at: project.root.bytes)
    } catch {
      throw ReadFailure(reason: error.reason, isGone: false)
    }
    defer { root.close() }
    let linter = project.configuration.linter(rules: [], jobs: 1)
    let (files, reader) = (project.files, DiskReader(root: root))
    return IsolationListing(of: try linter.file(index, of: files.paths, manifests: files.manifests, reader: reader))
      .text
  }
}

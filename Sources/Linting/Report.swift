package import Indexing
package import Lexing
import Outlining

/// What a run has to say: its findings in order, and what it could not read.
package struct Report: Sendable {
  package var findings: [Finding] = []
  package var skipped: [SkippedFile] = []
  /// Files that a tool wrote, and that were not linted, in any order.
  package var generated: [Path] = []
  /// Of every file that has some.
  package var suppressions: [FileSuppressions] = []
  /// How files with findings or suppressions are built.
  package var settings: [Path: BuildSettings] = [:]
  /// Findings that comments suppress.
  package var suppressed = 0
  /// Findings that a baseline knows.
  package var baselined = 0
  /// How many findings are below the level that is shown, by their severity.
  package var hidden: [Severity: Int] = [:]
  /// Rules that only make notes, and did not run.
  package var unaskedRules = 0
  /// Findings that fixes took away.
  package var fixed = 0
  /// What a baseline knows and nobody found.
  package var stale = Baseline()
  /// Files that were linted.
  package var files = 0
  /// Lines in them.
  package var lines = 0
  package var costs: Costs

  package init() {
    self.init(costs: Costs(isMeasured: false))
  }

  init(costs: Costs) {
    self.costs = costs
  }

  package func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity && $0.suppression == nil }
  }
}

extension Report {
  mutating func add(_ part: FirstPart) {
    suppressions += part.suppressions
    skipped += part.skipped
    generated += part.generated
    files += part.files
    lines += part.lines
  }

  mutating func add(_ part: SecondPart) {
    costs.add(part.costs)
    findings += part.findings
    settings.merge(part.settings) { $1 }
    skipped += part.skipped
    // The first pass has counted them.
    files -= part.skipped.count
  }

  /// In the order of reports, each finding once.
  consuming func sorted() -> Report {
    // Findings are large: numbers move in their place. What differs in its evidence alone stays as its rule gave it.
    let order = findings.withUnsafeBufferPointer { all in
      all.indices.sorted { left, right in
        switch all[left].order(before: all[right]) {
        case let isBefore?: isBefore
        case nil: left < right
        }
      }
    }
    var found: [Finding] = []
    found.reserveCapacity(order.count)
    // Those of the last ones that only their evidence tells apart: what came twice stands among them.
    var alike: Set<Finding> = []
    for index in order {
      let finding = findings[index]
      if let last = found.last, last.order(before: finding) == nil {
        alike.insert(last)
        guard alike.insert(finding).inserted else { continue }
      } else if !alike.isEmpty {
        alike = []
      }
      found.append(finding)
    }
    findings = found
    skipped = Set(skipped).sorted { $0.path < $1.path }
    return self
  }
}

/// A file that exists and could not be linted, and why.
package struct SkippedFile: Sendable, Hashable {
  package var path: Path
  /// In the system's words where it has some: 'Permission denied'.
  package var reason: String
  /// False for what changes nothing: a dangling link, a file that went away during the run, code that is none.
  package var isFailure: Bool
  /// Nothing is there by the name that somebody gave: another may have been meant.
  package var isMissing = false

  package init(path: Path, reason: String, isFailure: Bool) {
    self.path = path
    self.reason = reason
    self.isFailure = isFailure
  }

  /// Of a file that the compiler refuses for its nesting; nil for all others.
  init?(_ path: Path, tooDeep outline: Outline) {
    guard let bracket = outline.firstTooDeep else { return nil }
    let (line, column) = LineTable(of: outline.source).position(of: Int(outline.tokens[bracket].start))
    let depth = Outline.deepestNesting
    reason = "\(line):\(column): nested more than \(depth) levels deep, which no compiler takes"
    self.path = path
    isFailure = false
  }

  /// Of a file whose merge conflicts nobody has resolved: the lexer passes over them. Nil for all others.
  init?(_ path: Path, conflictIn outline: Outline) {
    guard let conflict = outline.tokens.conflict else { return nil }
    let (line, column) = LineTable(of: outline.source).position(of: conflict)
    reason = "\(line):\(column): a merge conflict, which no compiler takes"
    self.path = path
    isFailure = false
  }
}

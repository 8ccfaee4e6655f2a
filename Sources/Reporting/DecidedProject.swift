package import Linting

/// One project's part of a run of `decide`.
package struct DecidedProject: Sendable {
  /// Its paths are relative to the project's root.
  package var report: DecisionReport
  package var location: ProjectLocation

  package init(report: DecisionReport, location: ProjectLocation) {
    self.report = report
    self.location = location
  }
}

/// How many types are decided and what the others are advised to say.
package struct DecisionSummary: Sendable, Equatable {
  package private(set) var files = 0
  package private(set) var lines = 0
  package private(set) var decided = 0
  /// The compiler infers what these would say.
  package private(set) var inferred = 0
  package private(set) var sendable = 0
  package private(set) var mainActor = 0
  package private(set) var actor = 0
  package private(set) var ask = 0

  package init(_ projects: [DecidedProject]) {
    for project in projects {
      files += project.report.files
      lines += project.report.lines
      for decision in project.report.decisions { count(decision) }
    }
  }

  private mutating func count(_ decision: Decision) {
    if decision.isDecided {
      decided += 1
    } else if !decision.isNeeded {
      inferred += 1
    } else {
      switch decision.answer {
      case .sendable: sendable += 1
      case .mainActor: mainActor += 1
      case .actor: actor += 1
      case .ask: ask += 1
      }
    }
  }

  package var sentence: String {
    let advised = sendable + mainActor + actor
    return """
      \(decided + inferred + advised + ask) types in \(files) files: \(decided) decided, \(inferred) need nothing, \
      \(advised) advised (\(sendable) Sendable, \(mainActor) @MainActor, \(actor) actor), \(ask) to ask about
      """
  }
}

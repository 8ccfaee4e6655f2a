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

/// What a run found in all projects.
package struct DecisionSummary: Sendable, Equatable {
  package private(set) var files = 0
  package private(set) var lines = 0
  package private(set) var counts = DecisionCounts()

  package init(_ projects: [DecidedProject]) {
    for project in projects {
      files += project.report.files
      lines += project.report.lines
      counts.add(project.report.counts)
    }
  }

  package var sentence: String {
    let advised = counts.sendable + counts.mainActor + counts.actor
    return """
      \(Counted.text(counts.decided + counts.inferred + advised + counts.ask, "type")) in \
      \(Counted.text(files, "file")): \(counts.decided) decided, \
      \(counts.inferred) need nothing, \(advised) advised (\(counts.sendable) Sendable, \
      \(counts.mainActor) @MainActor, \(counts.actor) actor), \(counts.ask) to ask about
      """
  }
}

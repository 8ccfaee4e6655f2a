import JSON
package import Linting

/// The report as one JSON document, version 1: keys sorted at every level, one finding on a line, written as it goes.
package struct JSONReport {
  package var toolVersion: String
  /// PATHs that belong to no project, in the words of the command line.
  package var unresolved: [SkippedFile]

  package init(toolVersion: String, unresolved: [SkippedFile] = []) {
    self.toolVersion = toolVersion
    self.unresolved = unresolved
  }

  package func write(_ projects: [ReportedProject], to output: ByteOutput) {
    output.append("{\n")
    writeList("findings", of: projects.lazy.flatMap(\.report.findings), to: output) { write($0, to: output) }
    let skipped = unresolved + projects.flatMap(\.report.skipped)
    writeList("skipped", of: skipped, to: output) { write($0, to: output) }
    write(Summary(projects), to: output)
    output.append("  \"tool\": {\"name\": \"actorlint\", \"version\": ")
    output.append(JSONText.quoted(toolVersion))
    output.append("},\n  \"version\": 1\n}\n")
  }

  private func writeList<Elements: Sequence>(
    _ key: String,
    of elements: Elements,
    to output: ByteOutput,
    writeElement: (Elements.Element) -> Void
  ) {
    output.append("  \"\(key)\": [")
    var isFirst = true
    for element in elements {
      guard output.isOpen else { return }
      output.append(isFirst ? "\n    " : ",\n    ")
      isFirst = false
      writeElement(element)
    }
    output.append(isFirst ? "],\n" : "\n  ],\n")
  }

  private func write(_ finding: Finding, to output: ByteOutput) {
    let place = finding.place
    writeColumnsAndEnd(of: place, to: output)
    output.append(", \"fingerprint\": ")
    output.append(JSONText.quoted(finding.fingerprint))
    output.append(", \"fixes\": [")
    for (index, fix) in finding.fixes.enumerated() {
      if index > 0 { output.append(", ") }
      write(fix, to: output)
    }
    output.append("], \"line\": ")
    output.append(place.line)
    output.append(", \"message\": ")
    output.append(JSONText.quoted(finding.message))
    output.append(", \"path\": ")
    output.append(PathText.quoted(place.path))
    output.append(", \"related\": [")
    for (index, related) in finding.related.enumerated() {
      if index > 0 { output.append(", ") }
      write(related, to: output)
    }
    output.append("], \"rule\": ")
    output.append(JSONText.quoted(finding.rule))
    output.append(", \"severity\": \"")
    output.append(finding.severity.rawValue)
    output.append(finding.suppression == nil ? "\", \"suppressed\": false" : "\", \"suppressed\": true")
    output.append(", \"symbol\": ")
    output.append(JSONText.quoted(finding.symbol))
    output.append("}")
  }

  /// Number by number: to put strings together from them would cost more than all else that is written of a finding.
  private func writeColumnsAndEnd(of place: Place, to output: ByteOutput) {
    output.append("{\"column\": ")
    output.append(place.column)
    output.append(", \"endColumn\": ")
    output.append(place.endColumn)
    output.append(", \"endLine\": ")
    output.append(place.endLine)
  }

  private func write(_ fix: Fix, to output: ByteOutput) {
    output.append("{\"edits\": [")
    for (index, edit) in fix.edits.enumerated() {
      let place = edit.place
      if index > 0 { output.append(", ") }
      writeColumnsAndEnd(of: place, to: output)
      output.append(", \"line\": ")
      output.append(place.line)
      output.append(", \"text\": ")
      output.append(JSONText.quoted(edit.text))
      output.append("}")
    }
    output.append("], \"safe\": \(fix.isSafe), \"title\": ")
    output.append(JSONText.quoted(fix.title))
    output.append("}")
  }

  private func write(_ related: Finding.Related, to output: ByteOutput) {
    output.append("{\"column\": ")
    output.append(related.place.column)
    output.append(", \"line\": ")
    output.append(related.place.line)
    output.append(", \"message\": ")
    output.append(JSONText.quoted(related.message))
    output.append(", \"path\": ")
    output.append(PathText.quoted(related.place.path))
    output.append("}")
  }

  private func write(_ skipped: SkippedFile, to output: ByteOutput) {
    output.append("{\"path\": ")
    output.append(PathText.quoted(skipped.path))
    output.append(", \"reason\": ")
    output.append(JSONText.quoted(skipped.reason))
    output.append("}")
  }

  private func write(_ summary: Summary, to output: ByteOutput) {
    output.append(
      "  \"summary\": {\"baselined\": \(summary.baselined), \"errors\": \(summary.errors), \"files\": \(summary.files)"
    )
    output.append(", \"lines\": \(summary.lines), \"notes\": \(summary.notes), \"suppressed\": \(summary.suppressed)")
    output.append(", \"warnings\": \(summary.warnings)},\n")
  }
}

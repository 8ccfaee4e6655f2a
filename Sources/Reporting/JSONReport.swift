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
    output.writeList("findings", of: projects.lazy.flatMap(\.report.findings)) { write($0, to: output) }
    output.writeList(ofSkipped: unresolved + projects.flatMap(\.report.skipped))
    write(Summary(projects), to: output)
    output.writeEnd(toolVersion: toolVersion)
  }

  private func write(_ finding: Finding, to output: ByteOutput) {
    let place = finding.place
    writeColumnsAndEnd(of: place, to: output)
    output.append(", \"fingerprint\": ")
    output.append(JSONText.quoted(finding.fingerprint))
    output.append(", \"fixes\": [")
    output.writeEach(finding.fixes) { write($0, to: output) }
    output.append("], \"line\": ")
    output.append(place.line)
    output.append(", \"message\": ")
    output.append(JSONText.quoted(finding.message))
    output.append(", \"path\": ")
    output.append(PathText.quoted(place.path))
    output.append(", \"related\": [")
    output.writeEach(finding.related) { write($0, to: output) }
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
    output.writeEach(fix.edits) { edit in
      writeColumnsAndEnd(of: edit.place, to: output)
      output.append(", \"line\": ")
      output.append(edit.place.line)
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

  private func write(_ summary: Summary, to output: ByteOutput) {
    output.append(
      "  \"summary\": {\"baselined\": \(summary.baselined), \"errors\": \(summary.errors), \"files\": \(summary.files)"
    )
    output.append(", \"lines\": \(summary.lines), \"notes\": \(summary.notes), \"suppressed\": \(summary.suppressed)")
    output.append(", \"warnings\": \(summary.warnings)},\n")
  }
}

import JSON
import Lexing
package import Linting

/// The report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS): one run for each project.
///
/// Columns count UTF-16 code units, as the standard has it; paths are relative to the project's root, `PROJECTROOT`.
package struct SARIFReport {
  private let toolVersion: String
  private let rules: [any Rule]
  /// PATHs that belong to no project, in the words of the command line.
  private let unresolved: [SkippedFile]

  /// `rules` are those that could have run, in the order of the documentation.
  package init(toolVersion: String, rules: [any Rule], unresolved: [SkippedFile] = []) {
    self.toolVersion = toolVersion
    self.rules = rules
    self.unresolved = unresolved
  }

  package func write(_ projects: [ReportedProject], to output: ByteOutput) {
    output.append("{\n\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n\"version\": \"2.1.0\",\n")
    output.append("\"runs\": [")
    let runs = projects.isEmpty ? [nil] : projects.map(Optional.init)
    for (index, project) in runs.enumerated() {
      output.append(index == 0 ? "{\n" : ",\n{\n")
      writeRun(project, skipped: index == 0 ? unresolved : [], to: output)
      output.append("}")
    }
    output.append("]\n}\n")
  }

  private func writeRun(_ project: ReportedProject?, skipped: [SkippedFile], to output: ByteOutput) {
    let findings = project?.report.findings ?? []
    let ids = ids(of: findings)
    output.append("\"columnKind\": \"utf16CodeUnits\",\n\"tool\": {\"driver\": {\"name\": \"actorlint\", \"version\": ")
    output.append(JSONText.quoted(toolVersion))
    output.append(", \"rules\": [")
    output.writeEach(ids, line: "\n") { writeRule($0, to: output) }
    output.append("]}},\n")
    if let project {
      let root = "file://\(PathText.uri(project.location.root))"
      output.append("\"originalUriBaseIds\": {\"PROJECTROOT\": {\"uri\": ")
      output.append(JSONText.quoted(root.hasSuffix("/") ? root : root + "/"))
      output.append("}},\n")
    }
    writeInvocation(skipped + (project?.report.skipped ?? []), to: output)
    writeResults(findings, ids: ids, to: output)
  }

  /// The rules' ids, and behind them those of remarks that no rule makes.
  private func ids(of findings: [Finding]) -> [String] {
    let known = rules.map(\.id)
    return known + Set(findings.map(\.rule)).subtracting(known).sorted()
  }

  private func writeRule(_ id: String, to output: ByteOutput) {
    output.append("{\"id\": ")
    output.append(JSONText.quoted(id))
    if let rule = rules.first(where: { $0.id == id }) {
      output.append(", \"name\": ")
      output.append(
        JSONText.quoted(id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
      )
      output.append(", \"shortDescription\": {\"text\": ")
      output.append(JSONText.quoted(rule.summary))
      output.append("}, \"defaultConfiguration\": {\"level\": \"\(rule.shippedSeverity.rawValue)\"}")
      output.append(", \"help\": {\"text\": ")
      output.append(JSONText.quoted(rule.shownGuide))
      output.append(", \"markdown\": ")
      output.append(JSONText.quoted(rule.shownGuide))
      output.append("}")
    }
    output.append("}")
  }

  private func writeInvocation(_ skipped: [SkippedFile], to output: ByteOutput) {
    let isComplete = !skipped.contains(where: \.isFailure)
    output.append("\"invocations\": [{\"executionSuccessful\": \(isComplete), \"toolExecutionNotifications\": [")
    output.writeEach(skipped, line: "\n") { file in
      output.append("{\"level\": \"\(file.isFailure ? "error" : "note")\", \"message\": {\"text\": ")
      output.append(JSONText.quoted("\(PathText.text(file.path)): \(file.reason)"))
      output.append("}}")
    }
    output.append("]}],\n")
  }

  private func writeResults(_ findings: [Finding], ids: [String], to output: ByteOutput) {
    output.append("\"results\": [")
    output.writeEach(findings, line: "\n") { finding in
      write(finding, ruleIndex: ids.firstIndex(of: finding.rule) ?? 0, to: output)
    }
    output.append("]\n")
  }

  private func write(_ finding: Finding, ruleIndex: Int, to output: ByteOutput) {
    output.append("{\"ruleId\": ")
    output.append(JSONText.quoted(finding.rule))
    output.append(
      ", \"ruleIndex\": \(ruleIndex), \"level\": \"\(finding.severity.rawValue)\", \"message\": {\"text\": "
    )
    output.append(JSONText.quoted(finding.message))
    output.append("}, \"locations\": [{")
    writePhysical(finding.place, to: output)
    if !finding.symbol.isEmpty {
      output.append(", \"logicalLocations\": [{\"fullyQualifiedName\": ")
      output.append(JSONText.quoted(finding.symbol))
      output.append("}]")
    }
    output.append("}]")
    writeRelated(finding.related, to: output)
    if !finding.fingerprint.isEmpty {
      output.append(", \"partialFingerprints\": {\"actorlint/v1\": \"\(finding.fingerprint)\"}")
    }
    write(finding.suppression, to: output)
    writeFixes(finding.fixes, to: output)
    output.append("}")
  }

  /// A fix changes the finding's own file only.
  private func writeFixes(_ fixes: [Fix], to output: ByteOutput) {
    guard !fixes.isEmpty else { return }
    output.append(", \"fixes\": [")
    output.writeEach(fixes) { fix in
      output.append("{\"description\": {\"text\": ")
      output.append(JSONText.quoted(fix.title))
      output.append("}, \"artifactChanges\": [{\"artifactLocation\": {\"uri\": ")
      output.append(JSONText.quoted(PathText.uri(fix.edits[0].place.path)))
      output.append(", \"uriBaseId\": \"PROJECTROOT\"}, \"replacements\": [")
      output.writeEach(fix.edits) { edit in
        output.append("{\"deletedRegion\": ")
        writeRegion(edit.place, to: output)
        output.append(", \"insertedContent\": {\"text\": ")
        output.append(JSONText.quoted(edit.text))
        output.append("}}")
      }
      output.append("]}], \"properties\": {\"safe\": \(fix.isSafe)}}")
    }
    output.append("]")
  }

  private func writeRelated(_ related: [Finding.Related], to output: ByteOutput) {
    guard !related.isEmpty else { return }
    output.append(", \"relatedLocations\": [")
    output.writeEach(related.enumerated()) { index, place in
      output.append("{\"id\": \(index + 1), ")
      writePhysical(place.place, to: output)
      output.append(", \"message\": {\"text\": ")
      output.append(JSONText.quoted(place.message))
      output.append("}}")
    }
    output.append("]")
  }

  private func write(_ suppression: Finding.Suppression?, to output: ByteOutput) {
    switch suppression {
    case nil: break
    case .baseline:
      output.append(", \"baselineState\": \"unchanged\", \"suppressions\": [{\"kind\": \"external\"}]")
    case .comment(let reason):
      output.append(", \"suppressions\": [{\"kind\": \"inSource\"")
      if !reason.isEmpty {
        output.append(", \"justification\": ")
        output.append(JSONText.quoted(reason))
      }
      output.append("}]")
    }
  }

  private func writePhysical(_ place: Place, to output: ByteOutput) {
    output.append("\"physicalLocation\": {\"artifactLocation\": {\"uri\": ")
    output.append(JSONText.quoted(PathText.uri(place.path)))
    output.append(", \"uriBaseId\": \"PROJECTROOT\"}, \"region\": ")
    writeRegion(place, to: output)
    output.append("}")
  }

  private func writeRegion(_ place: Place, to output: ByteOutput) {
    output.append("{\"startLine\": \(place.line), \"startColumn\": \(place.utf16Column), ")
    output.append("\"endLine\": \(place.endLine), \"endColumn\": \(place.endUTF16Column)}")
  }
}

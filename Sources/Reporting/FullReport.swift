import Lexing
package import Linting

/// Findings for reading in a terminal: by file, each with its code, the places that belong to it and the better form;
/// behind them the rules with their counts.
package struct FullReport {
  private let style: TerminalStyle
  private let columns: Int
  private let rules: [any Rule]

  /// `columns` is the terminal's width; `rules` are those whose summaries are known.
  package init(rules: [any Rule], isColored: Bool = false, columns: Int = 80) {
    style = TerminalStyle(isColored: isColored)
    self.columns = max(columns, 40)
    self.rules = rules
  }

  package func write(_ projects: [ReportedProject], to output: ByteOutput) {
    for project in projects {
      let sources = ExcerptSources(project)
      var rest = project.report.findings[...]
      while let path = rest.first?.place.path {
        guard output.isOpen else { return }
        let findings = rest.prefix { $0.place.path == path }
        rest = rest.dropFirst(findings.count)
        let heading = "\(ExcerptSources.shown(path, in: project)): \(Counted.findings(findings.count))"
        output.append(style.bold(heading) + "\n\n")
        for finding in findings {
          write(finding, of: project, sources, to: output)
          output.append("\n")
        }
      }
    }
    write(RuleCounts(projects), to: output)
  }

  private func write(_ finding: Finding, of project: ReportedProject, _ sources: ExcerptSources, to output: ByteOutput)
  {
    let place =
      "\(ExcerptSources.shown(finding.place.path, in: project)):\(finding.place.line):\(finding.place.column):"
    var words = [
      (place, style.bold(place)), (severity(finding) + ":", style.severity(finding, severity(finding) + ":")),
    ]
    words += plainWords(finding.message) + plainWords("(\(finding.rule))")
    switch finding.suppression {
    case nil: break
    case .baseline: words += plainWords("in the baseline")
    case .comment(let reason): words += plainWords(reason.isEmpty ? "suppressed" : "suppressed: \(reason)")
    }
    output.append(WrappedText(words, columns: columns, indentation: "  ").text)
    let excerpt = Excerpt(of: finding, sources: sources, style: style, columns: columns)
    output.append(excerpt.text)
  }

  private func severity(_ finding: Finding) -> String { finding.severity.rawValue }

  private func plainWords(_ text: String) -> [(plain: String, styled: String)] {
    TerminalText.shown(text).split(separator: " ").map { (String($0), String($0)) }
  }

  private func write(_ counts: RuleCounts, to output: ByteOutput) {
    guard let first = counts.rows.first else { return }
    let nameWidth = counts.rows.map(\.rule.count).max() ?? 0
    let indentation = String(repeating: " ", count: first.number.count + nameWidth + 6)
    let fits = columns - indentation.count > 24
    for (rule, number) in counts.rows {
      let summary = rules.first { $0.id == rule }?.summary ?? ""
      let name = summary.isEmpty ? rule : rule + String(repeating: " ", count: nameWidth - rule.count + 1)
      let words = [("  \(number)  \(name)", "  \(number)  \(style.bold(name))")] + plainWords(summary)
      output.append(WrappedText(words, columns: columns, indentation: fits ? indentation : "      ").text)
    }
    output.append("'actorlint explain ID' says why, and shows the better form\n")
  }
}

/// Words in lines that are no longer than a terminal's.
struct WrappedText {
  private(set) var text = ""

  /// Each word as it counts and as it is written; a word that is longer than a line gets one of its own.
  init(_ words: [(plain: String, styled: String)], columns: Int, indentation: String) {
    var column = 0
    for word in words {
      let width = TerminalCells(Array(word.plain.utf8)).width
      if column > 0, column + 1 + width > columns {
        text += "\n" + indentation
        column = indentation.count
      } else if column > 0 {
        text += " "
        column += 1
      }
      text += word.styled
      column += width
    }
    text += "\n"
  }
}

/// The usual escape sequences, or none.
struct TerminalStyle {
  let isColored: Bool

  func bold(_ text: String) -> String { sequence("1", text) }
  func faint(_ text: String) -> String { sequence("2", text) }
  func added(_ text: String) -> String { sequence("32", text) }
  func removed(_ text: String) -> String { sequence("31", text) }

  func severity(_ finding: Finding, _ text: String) -> String {
    switch finding.severity {
    case .error: sequence("1;31", text)
    case .warning: sequence("1;33", text)
    case .note: sequence("1;36", text)
    }
  }

  private func sequence(_ code: String, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

package import Linting

/// The catalogue, a row for each rule in its order.
package struct RuleTable {
  package var families: [RuleFamily]

  package init(_ families: [RuleFamily]) {
    self.families = families
  }

  /// Aligned columns for a terminal.
  package var text: String {
    let rows = families.flatMap { family in
      family.rules.map {
        [$0.id, family.name, $0.shippedSeverity.rawValue, $0.precision?.text ?? "-", $0.compiler.word, $0.summary]
      }
    }
    return aligned([["rule", "family", "severity", "right", "compiler", "summary"]] + rows)
  }

  /// The table of `Rules/README.md`.
  package var markdown: String {
    var lines = [
      "| Rule | Severity | What it finds | What the compiler says | Right, of those judged |",
      "| --- | --- | --- | --- | --- |",
    ]
    for rule in families.flatMap(\.rules) {
      let right = rule.precision?.text ?? "not read"
      let cells = ["`\(rule.id)`", rule.shippedSeverity.rawValue, rule.summary, rule.compiler.sentence, right]
      lines.append("| " + cells.map(markdownCell).joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func aligned(_ rows: [[String]]) -> String {
    let columns = rows[0].indices
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = columns.dropLast().map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
      return (padded + [row[columns.last!]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private func markdownCell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension Precision {
  fileprivate var text: String { "\(right)/\(read)" }
}

extension CompilerVerdict {
  /// Short, for a narrow column.
  fileprivate var word: String {
    switch self {
    case .silent: "silent"
    case .partly: "partly"
    case .covered(let mode): "mode \(mode.rawValue)"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .silent: "nothing"
    case .partly(let words): "partly: \(words)"
    case .covered(let mode): "everything from mode \(mode.rawValue) on"
    }
  }
}

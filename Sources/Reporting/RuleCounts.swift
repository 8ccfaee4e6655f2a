import Linting

/// The rules with findings that count, the most frequent first.
package struct RuleCounts {
  /// `number` is the count, in the width of the greatest.
  package let rows: [(rule: String, number: String)]

  package init(_ projects: [ReportedProject]) {
    let findings = projects.flatMap(\.report.findings).filter { $0.suppression == nil }
    let counts = Dictionary(grouping: findings, by: \.rule).map { (rule: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    let width = counts.first.map { String($0.count).count } ?? 0
    rows = counts.map { rule, count in
      (rule, String(repeating: " ", count: width - String(count).count) + String(count))
    }
  }
}

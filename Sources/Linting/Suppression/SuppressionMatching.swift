/// Joins the findings of one file with the comments that silence them.
struct SuppressionMatching {
  private let suppressions: [FileSuppressions.Suppression]
  private let needsReason: (Finding) -> Bool
  private(set) var isUsed: [Bool]
  private(set) var remarks: [Finding] = []

  /// `needsReason` tells for which findings a comment must say why.
  init(_ file: FileSuppressions, needsReason: @escaping (Finding) -> Bool) {
    suppressions = file.suppressions
    isUsed = Array(repeating: false, count: file.suppressions.count)
    self.needsReason = needsReason
  }

  /// `findings` are those of the file, in order; the innermost comment wins.
  mutating func mark(_ findings: inout ArraySlice<Finding>) {
    // By rule: suppressions that have begun, those that have ended taken off the top.
    var begun: [String: [Int]] = [:]
    var next = 0
    for index in findings.indices {
      let position = Position(line: findings[index].place.line, column: findings[index].place.column)
      while next < suppressions.count, suppressions[next].range.lowerBound <= position {
        begun[suppressions[next].rule, default: []].append(next)
        next += 1
      }
      let rule = findings[index].rule
      while let last = begun[rule]?.last, suppressions[last].range.upperBound <= position { begun[rule]?.removeLast() }
      if let last = begun[rule]?.last { suppress(&findings[index], by: last) }
    }
  }

  private mutating func suppress(_ finding: inout Finding, by index: Int) {
    let suppression = suppressions[index]
    if suppression.reason.isEmpty, needsReason(finding) {
      if !isUsed[index] {
        let message = "'\(finding.rule)' needs a reason to be suppressed: write ' - ' and why behind it"
        remarks.append(SuppressionRemark.invalid.finding(message, at: suppression.place))
      }
    } else {
      finding.suppression = .comment(reason: suppression.reason)
    }
    isUsed[index] = true
  }
}

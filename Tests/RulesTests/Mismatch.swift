import Linting
import Testing

/// A finding that a sample does not expect, or an expectation that no finding meets.
struct Mismatch: CustomStringConvertible {
  enum Kind: String {
    case missing, unexpected
  }

  let kind: Kind
  let line: Int
  /// The source line with carets below, then what is wrong.
  let description: String
}

extension Sample {
  /// Where findings and expectations differ, in the order of lines.
  func mismatches(with findings: [Finding]) -> [Mismatch] {
    var unexpected = findings
    var missing: [Expectation] = []
    for expectation in expectations {
      if let met = unexpected.firstIndex(where: { meets(expectation, $0) }) {
        unexpected.remove(at: met)
      } else {
        missing.append(expectation)
      }
    }
    return (missing.map(mismatch) + unexpected.map(mismatch)).sorted { $0.line < $1.line }
  }

  /// Lines are the sample's whatever file they are in, so that the line alone tells the place.
  private func meets(_ expectation: Expectation, _ finding: Finding) -> Bool {
    guard finding.rule == expectation.rule, finding.place.line == expectation.line else { return false }
    return expectation.words.isEmpty || "\(finding.severity): \(finding.message)".contains(expectation.words)
  }

  private func mismatch(_ expectation: Expectation) -> Mismatch {
    let line = lines[expectation.line - 1]
    let code = line.prefix(upTo: line.firstRange(of: "// expect:")?.lowerBound ?? line.endIndex)
    let indentation = code.prefix { $0 == " " }.count
    let width = max(1, code.count - indentation - code.reversed().prefix { $0 == " " }.count)
    let words = expectation.words.isEmpty ? "" : ", with '\(expectation.words)' in severity and message"
    return Mismatch(
      kind: .missing,
      line: expectation.line,
      description: underlined(expectation.line, indentation, width) + "missing: \(expectation.rule)\(words)"
    )
  }

  private func mismatch(_ finding: Finding) -> Mismatch {
    let place = finding.place
    let line = place.line <= lines.count ? lines[place.line - 1] : ""
    let end = place.endLine == place.line ? place.endColumn : line.utf8.count + 1
    return Mismatch(
      kind: .unexpected,
      line: place.line,
      description: underlined(place.line, place.column - 1, max(1, end - place.column))
        + "unexpected: \(finding.rule) \(finding.severity): \(finding.message)"
    )
  }

  private func underlined(_ number: Int, _ indentation: Int, _ width: Int) -> String {
    let line = number <= lines.count ? lines[number - 1] : ""
    let gutter = "\(number) | "
    let margin = String(repeating: " ", count: gutter.count + indentation)
    return "\n\(gutter)\(line)\n\(margin)\(String(repeating: "^", count: width)) "
  }

  /// Fails the test for each difference, at the sample's own line when it is a file.
  func expectExactFindings(_ findings: [Finding], file: String? = nil) {
    for mismatch in mismatches(with: findings) {
      let name = files[0].path.string
      let place = file.map { SourceLocation(fileID: "Fixtures/\(name)", filePath: $0, line: mismatch.line, column: 1) }
      Issue.record("\(name)\(mismatch)", sourceLocation: place ?? #_sourceLocation)
    }
  }
}

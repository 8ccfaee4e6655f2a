import Linting
import Reporting

/// What became of strong advice, in words.
struct AdviceSummary {
  /// Annotations that were written, or would be.
  let written: Int
  let files: Int
  /// Strong advice that is left, by the reason.
  private let left: [Decision.Hindrance: Int]

  init(written: Int, files: Int, of decisions: some Sequence<Decision>) {
    self.written = written
    self.files = files
    left = decisions.reduce(into: [:]) { counts, decision in
      if let hindrance = decision.hindrance { counts[hindrance, default: 0] += 1 }
    }
  }

  func sentences(for mode: FixOptions.Mode) -> [String] {
    let place = "in \(Counted.text(files, "file"))"
    let annotations = Counted.text(written, "annotation")
    let done = mode == .show ? "\(annotations) would be written \(place)" : "\(annotations) written \(place)"
    return [written == 0 ? "nothing to write" : done] + [leftSentence].compactMap(\.self)
  }

  private var leftSentence: String? {
    let reasons = Decision.Hindrance.allCases.compactMap { hindrance in
      left[hindrance].map { Self.reason(for: hindrance, count: $0) }
    }
    return reasons.isEmpty ? nil : "strong advice left alone ('--why' says more): \(reasons.joined(separator: ", "))"
  }

  private static func reason(for hindrance: Decision.Hindrance, count: Int) -> String {
    let isOne = count == 1
    return switch hindrance {
    case .waits: "\(count) \(isOne ? "waits" : "wait") for other types"
    case .promise: "\(count) '@unchecked Sendable', yours to promise"
    case .work: "\(count) \(isOne ? "needs" : "need") other changes"
    case .rewrite: "\(count) no mere annotation"
    case .place: "\(count) in no place to write to"
    }
  }
}

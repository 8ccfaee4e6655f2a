import Linting
import Reporting

/// Entries of a baseline that nothing corresponds to any more, in words.
struct StaleEntries {
  private let baseline: Baseline

  init(_ baseline: Baseline) {
    self.baseline = baseline
  }

  /// 'stale: main_sync in 'A.f()', 2 findings'.
  var lines: [String] {
    baseline.entries.sorted { $0.key < $1.key }.map { key, entry in
      let place = entry.symbol.isEmpty ? "" : " in '\(entry.symbol)'"
      return "stale: \(key.rule)\(place), \(Counted.findings(entry.count))"
    }
  }
}

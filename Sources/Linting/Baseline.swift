/// Findings that a team knows of and does not want to hear of again: equal ones by their count.
package struct Baseline: Sendable, Equatable {
  /// What makes findings equal: neither place nor wording.
  package struct Key: Hashable, Comparable, Sendable {
    package var rule: String
    package var fingerprint: String

    package init(rule: String, fingerprint: String) {
      self.rule = rule
      self.fingerprint = fingerprint
    }

    package static func < (left: Key, right: Key) -> Bool {
      (left.rule, left.fingerprint) < (right.rule, right.fingerprint)
    }
  }

  package struct Entry: Sendable, Equatable {
    package var count: Int
    /// The declaration that holds the findings, for readers; empty at file level.
    package var symbol: String

    package init(count: Int, symbol: String) {
      self.count = count
      self.symbol = symbol
    }
  }

  package var entries: [Key: Entry]

  package init(entries: [Key: Entry] = [:]) {
    self.entries = entries
  }

  package init(of findings: some Sequence<Finding>) {
    entries = [:]
    for finding in findings where finding.suppression == nil {
      entries[finding.key, default: Entry(count: 0, symbol: finding.symbol)].count += 1
    }
  }

  /// Marks the findings that are known, the first ones of equal ones, and gives back what was not found any more.
  package func mark(_ findings: inout [Finding]) -> Baseline {
    var rest = self
    for index in findings.indices where findings[index].suppression == nil {
      guard rest.entries[findings[index].key]?.count ?? 0 > 0 else { continue }
      rest.entries[findings[index].key]?.count -= 1
      findings[index].suppression = .baseline
    }
    rest.entries = rest.entries.filter { $0.value.count > 0 }
    return rest
  }

  /// Without as many findings as `other` holds.
  package func subtracting(_ other: Baseline) -> Baseline {
    var rest = self
    for (key, entry) in other.entries { rest.entries[key]?.count -= entry.count }
    rest.entries = rest.entries.filter { $0.value.count > 0 }
    return rest
  }

  /// How many findings it stands for.
  package var count: Int { entries.values.reduce(0) { $0 + $1.count } }
}

extension Finding {
  fileprivate var key: Baseline.Key { Baseline.Key(rule: rule, fingerprint: fingerprint) }
}

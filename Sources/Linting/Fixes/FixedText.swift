import Lexing

/// A file's bytes with fixes applied, of which none touches what another changed.
package struct FixedText {
  package private(set) var bytes: [UInt8]
  /// How many fixes were applied.
  package private(set) var count = 0

  /// Applies fixes in their order. What overlaps an earlier one is left for another round, when the fixes are those of
  /// the changed text.
  package init(_ original: [UInt8], fixes: [Fix]) {
    bytes = original
    var chosen: [Fix.Edit] = []
    for fix in fixes where Self.fits(fix, between: chosen, in: original) {
      for edit in fix.edits {
        let next = chosen.orderedIndex(where: { $0.range.lowerBound >= edit.range.lowerBound })
        chosen.insert(edit, at: next)
      }
      count += 1
    }
    guard !chosen.isEmpty else { return }
    bytes.removeAll(keepingCapacity: true)
    var end = 0
    for edit in chosen {
      bytes += original[end..<edit.range.lowerBound]
      bytes += edit.text.utf8
      end = edit.range.upperBound
    }
    bytes += original[end...]
  }

  /// Whether a fix lies in the file and, by a byte at the least, beside all that is chosen.
  private static func fits(_ fix: Fix, between chosen: [Fix.Edit], in original: [UInt8]) -> Bool {
    fix.edits.allSatisfy { edit in
      guard edit.range.upperBound <= original.count else { return false }
      let next = chosen.orderedIndex(where: { $0.range.lowerBound >= edit.range.lowerBound })
      let isBehind = next == 0 || chosen[next - 1].range.upperBound < edit.range.lowerBound
      return isBehind && (next == chosen.count || edit.range.upperBound < chosen[next].range.lowerBound)
    }
  }
}

extension Finding {
  /// The first allowed fix of a finding that counts.
  package func fix(_ isAllowed: (Fix) -> Bool) -> Fix? {
    suppression == nil ? fixes.first(where: isAllowed) : nil
  }
}

/// The word that was probably meant.
package enum Suggestion {
  /// '; did you mean 'x'?', or nothing when no candidate is close.
  package static func phrase(for word: String, among candidates: some Sequence<String>) -> String {
    closest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The candidate with the fewest slips, the first of several; a third of the word may be wrong.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().utf8)
    let limit = max(1, min(3, typed.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let meant = Array(candidate.lowercased().utf8)
      guard abs(meant.count - typed.count) <= limit else { continue }
      let distance = distance(from: typed, to: meant)
      if distance <= limit, distance < best?.distance ?? .max, distance < meant.count { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Slips between two words: a letter more, less or other, or two neighbours swapped.
  package static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let substitution = last[column] + (left[row] == right[column] ? 0 : 1)
        var slips = min(substitution, last[column + 1] + 1, current[column] + 1)
        let isSwap = row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
        if isSwap { slips = min(slips, beforeLast[column - 1] + 1) }
        current.append(slips)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}

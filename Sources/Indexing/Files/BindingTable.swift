import Lexing
import Outlining

/// The locals of a file by name, so that the one which a token means is found without a look at all of them.
///
/// A class, so that a look-up keeps one thing alive rather than two arrays.
final class BindingTable {
  private struct Entry {
    /// Index in the outline's `bindings`.
    let binding: Int32
    /// The tokens in which it is visible.
    let start: Int32
    let end: Int32
    /// The place of the nearest entry in front, of the same name, that is visible for longer; -1 for none.
    var outer: Int32 = -1
  }

  /// By where they begin to be visible.
  private let entries: [Entry]
  /// Of places in `entries`.
  private let chains: NameChains

  init(_ outline: Outline) {
    let bindings = outline.bindings
    // Of two that begin at one token the later one counts.
    let keys = bindings.indices.map { UInt64(bindings[$0].visible.lowerBound) << 32 | UInt64($0) }.sorted()
    var entries = keys.map { key in
      let binding = Int32(truncatingIfNeeded: key)
      let visible = bindings[Int(binding)].visible
      return Entry(binding: binding, start: Int32(visible.lowerBound), end: Int32(visible.upperBound))
    }
    let names = entries.map { outline.name(bindings[Int($0.binding)].name) }
    let chains = NameChains(names)
    for place in entries.indices {
      var other = chains.last(names[place], before: place) ?? -1
      while other >= 0, entries[other].end <= entries[place].end { other = Int(entries[other].outer) }
      entries[place].outer = Int32(other)
    }
    (self.entries, self.chains) = (entries, chains)
  }

  /// The index in the outline's `bindings` of the one that a name means at a token; nil when no local declares it there.
  func binding(named name: Name, at token: Int) -> Int? {
    guard chains.mayHold(name) else { return nil }
    var place = chains.last(name, before: begun(at: token)) ?? -1
    while place >= 0, Int(entries[place].end) <= token { place = Int(entries[place].outer) }
    return place >= 0 ? Int(entries[place].binding) : nil
  }

  /// How many begin to be visible no later than at a token.
  private func begun(at token: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].start) <= token { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

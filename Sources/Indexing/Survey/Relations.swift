/// Who uses, holds and inherits which of a survey's subjects.
struct Relations {
  /// By subject: its uses by others.
  private let usesOf: Grouped<Use>
  private let holdersOf: Grouped<Held>
  /// Of classes that have some.
  let subclasses: [Int: [Int]]
  /// Calls of its methods in the `deinit` of others.
  let deinitCalls: [Int: [DeinitCall]]

  /// A subject in a stored property of another.
  struct Held {
    let subject: Int32
    /// As an index in the facts.
    let property: Int32
    let isExistential: Bool
  }

  /// A subject that is used, and the use as an index.
  typealias Used = (Int32, Int32)

  init(
    used: [Used],
    use: (Int32) -> Use,
    holders: [(Int32, Held)],
    subclasses: [Int: [Int]],
    deinitCalls: [Int: [DeinitCall]],
    count: Int
  ) {
    usesOf = Grouped(used, count: count, element: use)
    holdersOf = Grouped(holders, count: count) { $0 }
    self.subclasses = subclasses
    self.deinitCalls = deinitCalls
  }

  func uses(of subject: Int) -> ArraySlice<Use> { usesOf[subject] }
  func holders(of subject: Int) -> ArraySlice<Held> { holdersOf[subject] }
}

/// Lists of elements by a small number, one behind the other: a list of its own for each would cost more than they hold.
private struct Grouped<Element> {
  /// Where each list begins, and the end of the last.
  private var starts: [Int32]
  private var elements: [Element] = []

  /// Keeps the order of each list. Entries may be smaller than the elements that they stand for.
  init<Entry>(_ pairs: [(Int32, Entry)], count: Int, element: (Entry) -> Element) {
    starts = Array(repeating: 0, count: count + 1)
    for (group, _) in pairs { starts[Int(group) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    guard let first = pairs.first?.1 else { return }
    var next = starts
    elements = Array(repeating: element(first), count: pairs.count)
    for (group, entry) in pairs {
      elements[Int(next[Int(group)])] = element(entry)
      next[Int(group)] += 1
    }
  }

  subscript(group: Int) -> ArraySlice<Element> { elements[Int(starts[group])..<Int(starts[group + 1])] }
}

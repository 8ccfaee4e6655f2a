actor Links {
  private var open: [Int: String] = [:]
  private var waiting: [String] = []

  func closeAny() async {
    guard !open.isEmpty else { return }
    await tell("closing")
    let key = open.keys.first! // expect: actor_reentrancy
    open[key] = nil
  }

  func next() async -> String? {
    guard !waiting.isEmpty else { return nil }
    await tell("next")
    return waiting.first! // expect: actor_reentrancy
  }

  func nextIfThere() async -> String? {
    guard !waiting.isEmpty else { return nil }
    await tell("next")
    return waiting.first
  }

  func nextAtOnce() async -> String? {
    guard !waiting.isEmpty else { return nil }
    let first = waiting.first!
    await tell(first)
    return first
  }

  private func tell(_ text: String) async {}
}

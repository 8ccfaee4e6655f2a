// `removeAll` with a condition asks each element again; without one it takes what has come meanwhile.
actor Outbox {
  private var letters: [Letter] = []

  func sendLast() async {
    guard let last = letters.last else { return }
    await post(last)
    letters.removeAll { $0.id == last.id }
  }

  func sendFirst() async {
    guard let first = letters.first else { return }
    await post(first)
    letters.removeAll(where: { $0.id == first.id })
  }

  func dropLast() async {
    guard let last = letters.last else { return }
    await post(last)
    letters.removeLast() // expect: actor_reentrancy
  }

  func dropAll() async {
    guard let last = letters.last else { return }
    await post(last)
    letters.removeAll { $0.id < letters.count } // expect: actor_reentrancy
  }

  private func post(_ letter: Letter) async { await Task.yield() }
}

struct Letter: Sendable {
  let id: Int
}

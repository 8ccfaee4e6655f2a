actor Outbox {
  private var letters: [String] = []
  private var log: [String] = []

  func send() async {
    for (index, letter) in letters.enumerated() {
      await deliver(letter)
      letters.remove(at: index) // expect: actor_reentrancy (was checked before)
    }
  }

  func sendByPlace() async {
    for index in letters.indices {
      await deliver(letters[index]) // expect: actor_reentrancy (was checked before)
    }
  }

  func sendIfThere() async {
    for index in letters.indices {
      guard letters.indices.contains(index) else { return }
      await deliver(letters[index])
    }
  }

  func sendCopies() async {
    for letter in letters {
      await deliver(letter)
    }
    let copy = letters
    for index in copy.indices {
      await deliver(copy[index])
    }
  }

  /// Nothing is ever taken out of it.
  func print() async {
    for index in log.indices {
      await deliver(log[index])
    }
  }

  func number() {
    for index in letters.indices { letters[index] += "!" }
  }

  private func deliver(_ letter: String) async {
    log.append(letter)
  }
}

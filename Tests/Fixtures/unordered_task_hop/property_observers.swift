actor Ledger { func set(_ value: Int) {} }

final class Gauge {
  let ledger = Ledger()
  var level = 0 {
    didSet { Task { await ledger.set(level) } } // expect: unordered_task_hop
  }
  var next = 0 {
    willSet { Task { await ledger.set(newValue) } } // expect: unordered_task_hop
  }
  var copied = 0 {
    didSet {
      let value = copied
      Task { await self.ledger.set(value) } // expect: unordered_task_hop
    }
  }
  // A constant is the same in any order.
  var plain = 0 {
    didSet { Task { await ledger.set(1) } }
  }
}

@MainActor final class Slider {
  let ledger = Ledger()
  var last: Task<Void, Never>?
  var found = 0
  // Tasks of the main actor reach their first await in order.
  var level = 0 {
    didSet { Task { await ledger.set(level) } }
  }
  var chosen = 0 {
    didSet {
      last?.cancel()
      last = Task { found = await search(chosen) }
    }
  }
  var sought = 0 {
    didSet { Task { found = await search(sought) } } // expect: unordered_task_hop (an older result)
  }

  nonisolated func search(_ value: Int) async -> Int { value }
}

struct Retry {
  let delays: [Duration]

  /// Whoever has slept leaves the inner loop; the outer one asks.
  func run() async {
    attempts: while !Task.isCancelled {
      for delay in delays {
        try? await Task.sleep(for: delay)
        continue attempts
      }
    }
  }

  func once() async {
    while true {
      if delays.isEmpty {
        try? await Task.sleep(for: .seconds(1))
        return
      }
      await Task.yield()
    }
  }

  func asksInVain() async {
    outer: while true {
      for delay in delays {
        try? await Task.sleep(for: delay) // expect: swallowed_cancellation (spins)
        continue outer
      }
    }
  }

  func sometimes() async {
    while true {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
      if delays.isEmpty { return }
    }
  }
}

final class Orders {
  func follow(_ state: () async -> Int) async {
    var isFinished = false
    while !isFinished {
      switch await state() {
      case 0:
        try? await Task.sleep(for: .seconds(5)) // expect: swallowed_cancellation
        continue
      case 1:
        try? await Task.sleep(for: .seconds(10))
        isFinished = true
      default:
        isFinished = true
      }
    }
  }
}

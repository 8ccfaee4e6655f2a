enum Level {
  case low
  case high
}

actor Lock {
  private var waiters: [Level: [CheckedContinuation<Void, Never>]] = [:]
  private var keepers: [Level: [CheckedContinuation<Void, Never>]] = [:]
  private var guests: [Level: [CheckedContinuation<Void, Never>]] = [:]

  func wait(for level: Level) async {
    await withCheckedContinuation { waiters[level, default: []].append($0) }
  }

  func keep(_ level: Level) async {
    await withCheckedContinuation { keepers[level, default: []].append($0) }
  }

  func visit(_ level: Level) async {
    await withCheckedContinuation { guests[level, default: []].append($0) }
  }

  func reached(_ level: Level) {
    if let waiters = waiters[level] {
      for waiter in waiters {
        waiter.resume() // expect: continuation_misuse
      }
    }
  }

  func passed(_ level: Level) {
    for waiter in waiters[level] ?? [] {
      waiter.resume() // expect: continuation_misuse
    }
  }

  func left(_ level: Level) {
    waiters[level, default: []].forEach { $0.resume() } // expect: continuation_misuse
  }

  func takesThemOut(_ level: Level) {
    guard let keepers = keepers.removeValue(forKey: level) else { return }
    for keeper in keepers {
      keeper.resume()
    }
  }

  func emptiesTheList(_ level: Level) {
    let visitors = guests[level] ?? []
    guests[level] = nil
    for visitor in visitors {
      visitor.resume()
    }
  }
}

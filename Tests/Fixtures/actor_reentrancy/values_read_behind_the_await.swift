actor Window {
  var samples: [Float] = []
  var counts: [String: Int] = [:]
  var phase = Phase.idle
  enum Phase { case idle, done }

  func log() async {}

  func shifts(_ count: Int) async {
    guard samples.count >= count else { return }
    await log()
    let left = min(count, samples.count)
    samples.removeFirst(left)
  }

  func shiftsWhatMayBeGone(_ count: Int) async {
    guard samples.count >= count else { return }
    await log()
    samples.removeFirst(count) // expect: actor_reentrancy
  }

  /// What others have counted is lost.
  func countOne(_ name: String) async {
    guard var count = counts[name] else { return }
    await log()
    count += 1
    counts[name] = count // expect: actor_reentrancy
  }

  func steps() async {
    switch phase {
    case .idle: await log(); phase = .done; print("done") // expect: actor_reentrancy
    case .done: break
    }
  }
}

/// Checks that decide on something else than what is done behind the await.
actor Counter {
  var total = 0
  var names: [String] = []
  var last: Int?
  var running: Task<Void, Never>?

  func log() async {}

  func progress(_ items: [Int]) async {
    for _ in items {
      total += 1
      if total % 10 == 0 { await log() }
    }
  }

  func keepsThree(_ items: [String]) async {
    for item in items {
      names.append(item)
      if names.count > 3 { names.removeFirst() }
      await log()
    }
  }

  func says() async {
    if total == 0 { print("first") }
    await log()
    total += 1
  }

  func uses() async {
    if let last { print(last); await log() }
    last = 3
  }

  func counts(_ limit: Int) async {
    if total < limit {
      await log()
      total += 1 // expect: actor_reentrancy
    }
  }

  func countsBelow(_ limit: Int) async {
    if total >= limit {
      print("enough")
    } else {
      await log()
      total += 1 // expect: actor_reentrancy
    }
  }

  func waitsForTheOther() async {
    if let running { await running.value }
    running = Task { await log() } // expect: actor_reentrancy
  }

  func resets() async {
    guard last == nil else { return }
    defer { last = nil }
    await log()
    last = 1 // expect: actor_reentrancy
  }

  func raises() async {
    guard last == nil else { return }
    last = 1
    defer { last = nil }
    await log()
  }
}

actor Containers {
  var all: [String: Int] = [:]

  func stop(_ name: String) async {}

  /// What is gone is gone.
  func remove(_ name: String) async {
    guard all[name] != nil else { return }
    await stop(name)
    all.removeValue(forKey: name) // expect: actor_reentrancy (note)
  }
}

// What a closure of the function returns is not what the function does.
final class Gauge {
  private let relay = Relay()
  private var task: Task<Void, Never>?
  private var last = 0

  func start() {
    task = Task {
      for await reading in relay.readings() { last = reading } // expect: for_await_captures_self
    }
  }
}

// file: Relay.swift
final class Relay {
  private let probe = Probe()

  func readings() -> AsyncStream<Int> {
    let isLow: (Int) -> Bool = { reading in
      if reading > 3 { return false }
      return true
    }
    return probe.readings(where: isLow)
  }
}

// file: Probe.swift
final class Probe {
  func readings(where isWanted: @escaping (Int) -> Bool) -> AsyncStream<Int> {
    AsyncStream { continuation in
      if isWanted(1) { continuation.yield(1) }
    }
  }
}

import Ticks

final class Dial {
  private var task: Task<Void, any Error>?
  private var count = 0

  init(ticks: Ticker) {
    task = Task {
      for try await _ in ticks.all { // expect: for_await_captures_self (waits for the end)
        self.count += 1
      }
    }
  }

  deinit {
    task?.cancel()
  }
}

extension Gauge {
  func start() {
    task = Task { [weak self] in
      guard let self else { return }
      for await _ in ticker.all { // expect: for_await_captures_self (waits for the end)
        count += 1
      }
    }
  }
}

final class Gauge {
  fileprivate var task: Task<Void, Never>?
  fileprivate var count = 0
  fileprivate let ticker: Ticker

  init(ticker: Ticker) {
    self.ticker = ticker
  }

  deinit {
    task?.cancel()
  }
}

/// Stopped by others too, without a hold on self, over what ends, over a group's children, and cancelled by nobody.
final class Meter {
  private var task: Task<Void, any Error>?
  private var others: Task<Void, any Error>?
  private var reading: Task<Void, any Error>?
  private var grouped: Task<Void, any Error>?
  private var counted: Task<Void, any Error>?
  private var left: Task<Void, any Error>?
  private var count = 0

  func start(ticker: Ticker, file: URL) {
    task = Task {
      for await _ in ticker.all { self.count += 1 }
    }
    others = Task { [weak self] in
      for await _ in ticker.all { self?.count += 1 }
    }
    reading = Task {
      for try await _ in file.lines { self.count += 1 }
    }
    grouped = Task {
      await withTaskGroup(of: Int.self) { group in
        for await one in group { self.count += one }
      }
    }
    counted = Task {
      let numbers = AsyncStream<Int> { numbers in
        numbers.yield(1)
        numbers.finish()
      }
      for await one in numbers { self.count += one }
    }
    left = Task {
      for await _ in ticker.all { self.count += 1 }
    }
  }

  func stop() {
    task?.cancel()
  }

  deinit {
    task?.cancel()
    others?.cancel()
    reading?.cancel()
    grouped?.cancel()
    counted?.cancel()
  }
}

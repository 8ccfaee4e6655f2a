import Foundation

struct Poller: Sendable {
  func run() async {
    while true {
      do {
        try await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
        await poll()
      } catch is CancellationError {
        print("cancelled")
      } catch {
        print(error)
      }
    }
  }

  func runUntilCaught() async {
    while true {
      do {
        try await Task.sleep(for: .seconds(1))
        await poll()
      } catch is CancellationError {
        break
      } catch {
        print(error)
      }
    }
  }

  func runWhileThereIsAValue() async {
    while true {
      guard let _ = try? await Task.sleep(for: .seconds(1)) else { break }
      await poll()
    }
  }

  func runWithoutAsking() async {
    while true {
      let _ = try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
      await poll()
    }
  }

  func runWhileAlive() async {
    while isAlive() {
      try? await Task.sleep(for: .seconds(1))
    }
  }

  func runBesideALoopThatAsks() async {
    while true {
      await drain()
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
    }
  }

  func isAlive() -> Bool { !Task.isCancelled }

  func drain() async {
    while !Task.isCancelled { await poll() }
  }

  func poll() async {}
}

import Foundation

actor Pool {
  private var sockets: [Int] = []
  private var left = 10

  /// Nothing here changes how many there are.
  func wait() async {
    while sockets.count > 14 {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (the loop spins; use)
    }
  }

  func waitUntil(_ end: Date) async {
    while Date() < end {
      try? await Task.sleep(for: .seconds(60)) // expect: swallowed_cancellation (spins till its time is up)
    }
  }

  func waitAWhile() async {
    let start = ContinuousClock.now
    while true {
      let elapsed = ContinuousClock.now - start
      if elapsed > .seconds(5) { break }
      try? await Task.sleep(for: .milliseconds(50)) // expect: swallowed_cancellation (spins till its time is up)
    }
  }

  func drop() async {
    while sockets.count > 14 {
      sockets.removeLast()
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (all other turns)
    }
  }

  func tryAgain() async {
    while left > 0 {
      await once()
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (all other turns)
    }
  }

  func tryByPolicy(_ mayGoOn: (Int) -> Bool) async {
    var attempt = 0
    repeat {
      guard mayGoOn(attempt) else { break }
      attempt += 1
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation (all other turns)
    } while true
  }

  private func once() async { left -= 1 }
}

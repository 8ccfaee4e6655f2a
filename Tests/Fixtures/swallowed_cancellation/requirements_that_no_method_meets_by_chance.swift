// Nobody calls 'loop' because a chat is 'Comparable', and nobody can cancel the task that does.
final class Chat: Comparable {
  let id = 1

  func run() {
    Task { await loop() }
  }

  func loop() async {
    for _ in 0..<100 {
      try? await Task.sleep(for: .seconds(1))
      print("turn")
    }
  }

  static func < (a: Chat, b: Chat) -> Bool { a.id < b.id }
  static func == (a: Chat, b: Chat) -> Bool { a.id == b.id }
}

final class Feed: Playing {
  func start() {
    Task { await circle() }
  }

  func circle() async {
    for _ in 0..<100 {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
      print("turn")
    }
  }
}

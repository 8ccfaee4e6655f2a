import Foundation

private let changed = Notification.Name("changed")

final class Asking {
  var count = 0

  func start() {
    Task {
      var notes = NotificationCenter.default.notifications(named: changed).makeAsyncIterator()
      while let note = await notes.next() { // expect: for_await_captures_self
        count += note.name.rawValue.count
      }
    }
  }
}

final class Trying {
  private let values: AsyncThrowingStream<Int, any Error>
  private let feed: AsyncThrowingStream<Int, any Error>.Continuation
  var sum = 0

  init() { (values, feed) = AsyncThrowingStream.makeStream(of: Int.self, throwing: (any Error).self) }

  func start() {
    Task { [weak self] in
      guard let self else { return }
      var iterator = self.values.makeAsyncIterator()
      do {
        while let value = try await iterator.next() { // expect: for_await_captures_self
          self.sum += value
        }
      } catch {
        print(error)
      }
    }
  }
}

final class Weakly {
  var count = 0

  func start() {
    Task { [weak self] in
      var notes = NotificationCenter.default.notifications(named: changed).makeAsyncIterator()
      while let note = await notes.next() {
        self?.count += note.name.rawValue.count
      }
    }
  }
}

// One that comes to an end, one that is left, and one that asks for more than the next.
final class Ending {
  var count = 0
  var isRunning = true

  func start(_ url: URL) {
    Task {
      var lines = url.lines.makeAsyncIterator()
      while let line = try? await lines.next() { count += line.count }
    }
    Task {
      var notes = NotificationCenter.default.notifications(named: changed).makeAsyncIterator()
      while let note = await notes.next() {
        if note.object != nil { return }
        count += 1
      }
    }
    Task {
      var notes = NotificationCenter.default.notifications(named: changed).makeAsyncIterator()
      while isRunning, let note = await notes.next() { count += note.name.rawValue.count }
    }
  }
}

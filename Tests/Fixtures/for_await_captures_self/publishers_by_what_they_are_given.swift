import Combine
import Foundation

final class Recorder {
  private let interruptions = NotificationCenter.default.publisher(for: .interrupted)
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let notes = NotificationCenter.default.notifications(named: .interrupted)
  private let one = Just(1)
  private let numbers = [1, 2, 3].publisher
  private var tasks: [Task<Void, Never>] = []

  deinit { tasks.forEach { $0.cancel() } }

  func watch() {
    tasks.append(Task { [weak self] in
      guard let self else { return }
      for await note in self.interruptions.values { // expect: for_await_captures_self
        self.handle(note)
      }
    })
  }

  func tick() {
    tasks.append(Task {
      for await _ in ticks.map({ _ in 1 }).values { // expect: for_await_captures_self
        handle(nil)
      }
    })
  }

  func note() {
    tasks.append(Task {
      for await note in notes { // expect: for_await_captures_self
        handle(note)
      }
    })
  }

  func local() {
    let publisher = NotificationCenter.default.publisher(for: .interrupted)
    tasks.append(Task {
      for await note in publisher.values { // expect: for_await_captures_self
        handle(note)
      }
    })
  }

  // They end by themselves.
  func ends() {
    let first = NotificationCenter.default.publisher(for: .interrupted).first()
    tasks.append(Task {
      for await _ in one.values { handle(nil) }
      for await _ in numbers.values { handle(nil) }
      for await note in first.values { handle(note) }
    })
  }

  private func handle(_ note: Notification?) {}
}

import Foundation

final class Link {
  var onLine: ((String) -> Void)?
  var onFrame: ((Data) -> Void)?
  var onReady: (() -> Void)?

  func open(_ response: @escaping (Int) -> Void, onComplete: @escaping (Bool) -> Void) {}
  func load(_ done: @escaping (Int) -> Void, onError: @escaping (any Error) -> Void) {}
}

actor Store {
  func note(_ line: String) {}
  func frame(_ data: Data) {}
  func keep(_ data: Data, for number: Int) {}
  func hear(_ number: Int) {}
  func perform(_ work: @Sendable () -> Void) {}
}

final class Receiver: Sendable {
  let store = Store()

  func lines() -> @Sendable (String) -> Void {
    { line in
      Task { await self.store.note(line) } // expect: unordered_task_hop
    }
  }

  func other() -> (String) -> Void {
    return { [store] line in
      Task { await store.note(line) } // expect: unordered_task_hop
    }
  }

  func action(for line: String) -> () -> Void {
    { Task { await self.store.note(line) } }
  }

  func reply() -> (String) -> Void {
    { line in Task { await self.store.note(line) } }
  }

  /// Its name says that it comes once.
  func completion() -> @Sendable (String) -> Void {
    { line in
      Task { await self.store.note(line) }
    }
  }

  func start(_ link: Link) {
    link.onLine = lines()
    link.onFrame = { [weak self] frame in self?.relay(frame) }
    link.onFrame = { [weak self] frame in self?.login(frame) }
    link.onFrame = { [weak self] frame in self?.file(frame) }
    link.onReady = { [weak self] in self?.begin("ready") }
    keep(Data())
  }

  private func relay(_ frame: Data) {
    Task { await store.frame(frame) } // expect: unordered_task_hop
  }

  /// A request with work of its own.
  private func login(_ frame: Data) {
    Task {
      await store.frame(frame)
      await store.note("done")
    }
  }

  private func file(_ frame: Data) {
    Task { await store.keep(frame, for: 1) }
  }

  /// It says the same each time.
  private func begin(_ word: String) {
    Task { await store.note(word) }
  }

  private func keep(_ frame: Data) {
    Task { await store.frame(frame) }
  }

  func ask(_ link: Link) {
    link.open { [store] response in
      Task { await store.hear(response) } // expect: unordered_task_hop
    } onComplete: { _ in
    }
    link.load { [store] response in
      Task { await store.hear(response) }
    } onError: { _ in
    }
  }

  func write(_ block: @escaping @Sendable () -> Void) {
    Task { await store.perform(block) } // expect: unordered_task_hop
  }

  func finish(_ completion: @escaping @Sendable () -> Void) {
    Task { await store.perform(completion) }
  }
}

import Foundation

final class Board {
  private var tasks: [Task<Void, Never>] = []
  private var title = ""

  func start() {
    func listen() async {
      for await note in NotificationCenter.default.notifications(named: .init("board")) {
        title = note.name.rawValue
      }
    }
    tasks.append(Task { await listen() }) // expect: for_await_captures_self
  }

  func startByName() {
    @Sendable func listen() async {
      for await note in NotificationCenter.default.notifications(named: .init("board")) {
        title = note.name.rawValue
      }
    }
    tasks.append(Task(operation: listen)) // expect: for_await_captures_self
  }

  func startWithoutSelf() {
    func listen() async {
      for await note in NotificationCenter.default.notifications(named: .init("board")) {
        print(note)
      }
    }
    tasks.append(Task { await listen() })
  }

  func startWeakly() {
    DispatchQueue.main.async { [weak self] in
      func listen() async {
        for await note in NotificationCenter.default.notifications(named: .init("board")) {
          self?.title = note.name.rawValue
        }
      }
      self?.tasks.append(Task { await listen() })
    }
  }

  deinit {
    for task in tasks { task.cancel() }
  }
}

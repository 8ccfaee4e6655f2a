import Foundation

actor Parser {
  func parse(_ text: String) async {}
}

final class Socket {
  private let parser = Parser()

  // The next message is asked for when this one is dealt with.
  func readNext(_ task: URLSessionWebSocketTask) {
    task.receive { [weak self] result in
      guard case .success(.string(let text)) = result else { return }
      Task {
        await self?.parser.parse(text)
        self?.readNext(task)
      }
    }
  }

  func readAll(_ task: URLSessionWebSocketTask) {
    task.receive { [weak self] result in
      guard case .success(.string(let text)) = result else { return }
      Task { // expect: unordered_task_hop
        await self?.parser.parse(text)
      }
      self?.readAll(task)
    }
  }
}

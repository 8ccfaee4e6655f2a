actor Store {
  func parse(_ text: String) {}
  func fail(_ code: Int) {}
}

enum SocketEvent {
  case text(String)
  case failed(Int)
}

protocol SocketDelegate {
  func didReceive(event: SocketEvent, client: Int)
  func connect(to text: String)
}

final class Relay: Sendable {
  let store = Store()
}

extension Relay: SocketDelegate {
  func didReceive(event: SocketEvent, client: Int) {
    Task { // expect: unordered_task_hop
      switch event {
      case .text(let text): await store.parse(text)
      case .failed(let code): await store.fail(code)
      }
    }
  }

  func connect(to text: String) {
    Task { await store.parse(text) }
  }
}

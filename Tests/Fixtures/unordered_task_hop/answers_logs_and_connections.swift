import Combine

actor Store {
  func add(_ value: Int) {}
}

struct Request {
  let id: Int
  let name: String
}

actor Wallet {
  func approve(_ request: Request) {}
  func grant(requestId: Int, access: Bool) {}
  func rename(_ id: Int, to name: String) {}
}

actor Logger {
  static let shared = Logger()
  func note(_ text: String) {}
}

final class RequestTests {
  let wallet = Wallet()
  let subject = PassthroughSubject<Request, Never>()
  var subscription: AnyCancellable?

  func start(_ done: Expectation) {
    subscription = subject.sink { request in
      Task { await self.wallet.approve(request) }
    }
    subscription = subject.sink { request in
      Task { await self.wallet.grant(requestId: request.id, access: true) }
    }
    subscription = subject.sink { request in
      Task { await Logger.shared.note("\(request.name)") }
    }
    subscription = subject.sink { request in
      Task {
        await self.wallet.rename(request.id, to: request.name)
        done.fulfill()
      }
    }
    subscription = subject.sink { request in
      Task { await self.wallet.rename(request.id, to: request.name) }  // expect: unordered_task_hop
    }
  }
}

final class Listener {
  var newConnectionHandler: ((Int) -> Void)?
  var connectionHandler: ((Int) -> Void)?
}

final class Server: Sendable {
  let store = Store()

  func start(_ listener: Listener) {
    listener.newConnectionHandler = { connection in
      Task { await self.store.add(connection) }
    }
    listener.connectionHandler = { connection in
      Task { await self.store.add(connection) }  // expect: unordered_task_hop
    }
  }
}

final class Expectation: Sendable {
  func fulfill() {}
}

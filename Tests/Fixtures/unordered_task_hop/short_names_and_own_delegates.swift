import Foundation

actor Store {
  func put(_ value: Int) {}
}

protocol LinkDelegate: AnyObject {
  func link(didReceive value: Int)
  func link(didFinish error: (any Error)?)
  func linkWillOpen(_ link: Link)
}

final class Link: @unchecked Sendable {
  var handler: ((Int) -> Void)?
  func onValue(_ act: @escaping @Sendable (Int) -> Void) {}
}

final class Receiver: LinkDelegate, Sendable {
  let store = Store()

  func link(didReceive value: Int) {
    Task { await store.put(value) } // expect: unordered_task_hop
  }

  func link(didFinish error: (any Error)?) {
    let code = error == nil ? 0 : 1
    Task { await store.put(code) }
  }

  func linkWillOpen(_ link: Link) {}
}

final class Relay {
  let store = Store()
  var onValue: ((Int) -> Void)?

  func start() {
    onValue = { [store] value in
      Task { await store.put(value) } // expect: unordered_task_hop
    }
    let once = { [store] (value: Int) in
      Task { await store.put(value) }
    }
    _ = once(3)
  }
}

func values(of link: Link) -> AsyncStream<Int> {
  AsyncStream { c in
    link.onValue { value in
      Task { // expect: unordered_task_hop
        c.yield(value)
        await Task.yield()
      }
    }
    c.onTermination = { _ in print("over") }
  }
}

import Foundation

final class Relay: NSObject {
  let store = Shelf()
  let socket: Socket
  private var feed: AsyncStream<Int>.Continuation?

  init(socket: Socket) {
    self.socket = socket
    super.init()
    socket.onText { text in
      Task { await self.store.add(text) } // expect: unordered_task_hop
    }
    socket.addListener { event in
      Task { await self.store.add(event) } // expect: unordered_task_hop
    }
    socket.connect(onEvent: { event in
      Task { await self.store.add(event) } // expect: unordered_task_hop
    })
    socket.load { text in
      Task { await self.store.add(text) }
    }
    socket.onComplete { text in
      Task { await self.store.add(text) }
    }
  }

  func send(_ value: Int) {
    Task { feed?.yield(value) } // expect: unordered_task_hop
  }

  func sendAtOnce(_ value: Int) {
    feed?.yield(value)
  }

  func produce(_ count: Int) {
    Task {
      for number in 0..<count { feed?.yield(number) }
    }
  }

  @objc func changed(_ note: Notification) {
    Task { await store.add(note.name.rawValue) } // expect: unordered_task_hop, delegate_non_sendable_capture
  }

  @objc func tapped(_ count: Int) {
    Task { await store.add("\(count)") }
  }
}

actor Shelf {
  func add(_ text: String) {}
}

final class Socket: @unchecked Sendable {
  func onText(_ handler: @escaping @Sendable (String) -> Void) {}
  func addListener(_ handler: @escaping @Sendable (String) -> Void) {}
  func connect(onEvent: @escaping @Sendable (String) -> Void) {}
  func load(_ done: @escaping @Sendable (String) -> Void) {}
  func onComplete(_ done: @escaping @Sendable (String) -> Void) {}
}

final class Courier {
  private var tasks: [Task<Void, Never>] = []
  private let box = Box()

  func stored(_ wire: Wire) {
    wire.onText = { [box] text in
      self.tasks.append(Task { await box.put(text) }) // expect: unordered_task_hop
    }
  }

  func waitedFor(_ wire: Wire) {
    wire.onText = { [box] text in
      let last = self.tasks.last
      self.tasks.append(
        Task {
          await last?.value
          await box.put(text)
        })
    }
  }

  func storedByItself(_ wire: Wire) {
    wire.onText = { [box] text in
      Task { await box.put(text) }.store(in: &self.tasks) // expect: unordered_task_hop
    }
  }

  func streamed(_ wire: Wire) -> AsyncStream<String> {
    let (stream, feed) = AsyncStream<String>.makeStream() // expect: stream_without_termination
    wire.onText = { text in
      Task { feed.yield(text) } // expect: unordered_task_hop
    }
    return stream
  }
}

actor Box {
  func put(_ text: String) {}
}

final class Wire {
  var onText: ((String) -> Void)?
}

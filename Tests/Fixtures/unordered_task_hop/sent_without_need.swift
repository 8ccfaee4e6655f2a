import EventSource

struct Event: Sendable {
  let id: String
}

// Nobody here knows whether that protocol is on an actor; a continuation needs no task either way.
final class Handler: EventHandler {
  private let continuation: AsyncStream<Event>.Continuation

  init(_ continuation: AsyncStream<Event>.Continuation) { self.continuation = continuation }

  func onMessage(type: String, message: Message) {
    let event = Event(id: type + message.id)
    Task { [continuation] in continuation.yield(event) } // expect: unordered_task_hop
  }

  func onOther(type: String, message: Message) {
    let event = Event(id: type)
    continuation.yield(event)
  }

  func onLater(type: String, message: Message) {
    let event = Event(id: type)
    Task {
      await message.load()
      self.continuation.yield(event)
    }
  }
}

struct Event: Sendable {}

actor Store {
  var events: [Event] = []

  func append(_ event: Event) { events.append(event) }
  func sendAll(_ event: Event) -> Bool { true }
  func load(_ event: Event) {}
  func sender(_ event: Event) {}
}

final class Tracker: Sendable {
  let store = Store()

  // Who calls this twice may find the second one first.
  func track(_ event: Event) {
    Task { await store.append(event) } // expect: unordered_task_hop
  }

  func sendAll(_ event: Event) {
    guard Bool.random() else { return }
    Task { // expect: unordered_task_hop
      let copy = event
      _ = await store.sendAll(copy)
    }
  }

  func appendHere(_ event: Event) {
    Task { [store] in await store.append(event) } // expect: unordered_task_hop
  }

  func answer(_ event: Event) {
    Task {
      let isSent =
        await store.sendAll(event)
      print(isSent)
    }
  }

  func task(_ event: Event) -> Task<Void, Never> {
    Task { await store.append(event) }
  }

  // A user asks for it, one at a time.
  func open(_ event: Event) {
    Task { await store.load(event) }
    Task { await store.sender(event) }
  }

  @MainActor func show(_ event: Event) {
    Task { await store.append(event) }
  }

  func send(_ event: Event) async {
    await store.append(event)
  }
}

protocol DownloadDelegate {
  func download(_ download: Int, didCompleteWithError event: Event)
}

extension Tracker: DownloadDelegate {
  func download(_ download: Int, didCompleteWithError event: Event) {
    Task { await store.append(event) }
  }
}

actor Recorder {
  private var lines: [String] = []

  nonisolated func deviceDidRead(_ line: String) {
    Task { await archive(line) } // expect: unordered_task_hop
  }

  nonisolated func send(_ line: String) {
    Task { await _send(line) } // expect: unordered_task_hop
  }

  nonisolated func open(_ file: String) {
    Task { await archive(file) }
  }

  private func archive(_ line: String) { lines.append(line) }
  private func _send(_ line: String) { lines.append(line) }
}

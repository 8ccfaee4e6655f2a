actor Sink {
  var text = ""

  func write(_ more: String) { text += more }
}

struct Output: TextOutputStream {
  let sink: Sink

  mutating func write(_ string: String) {
    Task { await sink.write(string) } // expect: unordered_task_hop
  }

  func clear(_ name: String) {
    Task { await sink.remove(name) }
  }
}

extension Sink {
  func remove(_ name: String) {}
}

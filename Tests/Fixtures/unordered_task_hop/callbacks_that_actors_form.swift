protocol Wire: AnyObject, Sendable {
  var onLine: (@Sendable (String) -> Void)? { get set }
  var onLineHere: ((String) -> Void)? { get set }
  var onLineAbove: (@MainActor (String) -> Void)? { get set }
}

actor Desk {
  private var lines: [String] = []
  private let wire: any Wire

  init(wire: any Wire) { self.wire = wire }

  func listen() {
    wire.onLine = { [weak self] line in
      Task { await self?.add(line) } // expect: unordered_task_hop
    }
    wire.onLine = { line in
      Task { await self.add(line) } // expect: unordered_task_hop
    }
  }

  // What holds the actor and is not '@Sendable' runs on it, and so do its tasks.
  func listenHere() {
    wire.onLineHere = { line in
      Task { await self.add(line) }
    }
  }

  func listenAbove() {
    wire.onLineAbove = { [weak self] line in
      Task { await self?.add(line) }
    }
  }

  // Whatever takes them, these closures do not hold the actor.
  func listenThrough(_ other: some Sequence<String>) {
    somewhere.onSomething = { [weak self] line in
      Task { await self?.add(line) } // expect: unordered_task_hop
    }
    somewhere.onSomething = { line in
      Task { await self.add(line) }
    }
  }

  private func add(_ line: String) { lines.append(line) }
}

actor Recorder {
  var events: [String] = []
  var byName: [String: Int] = [:]
  var clients: [Client] = []

  func send(_ batch: [String]) async throws {}

  func copies() async throws {
    let batch = events
    try await send(batch)
    events.removeAll() // expect: actor_reentrancy (lost)
  }

  func passes() async throws {
    try await send(events)
    events = [] // expect: actor_reentrancy (lost)
  }

  func oneByOne() async throws {
    for event in events {
      try await send([event])
    }
    events.removeAll(keepingCapacity: true) // expect: actor_reentrancy (lost)
  }

  func copiesOneByOne() async throws {
    let snapshot = events
    for event in snapshot {
      try await send([event])
    }
    events = [] // expect: actor_reentrancy (lost)
  }

  func countsCopies() async throws {
    let snapshot = events
    for _ in snapshot {
      try await send(["one more"])
    }
    events = []
  }

  func parts() async throws {
    try await send(Array(byName.keys))
    byName = [:] // expect: actor_reentrancy
  }

  func takesOut() async throws {
    let batch = events
    events = []
    try await send(batch)
  }

  func removesWhatWasSent() async throws {
    let batch = events
    try await send(batch)
    events.removeFirst(batch.count)
  }

  func looksAgain() async throws {
    try await send(events)
    if byName.isEmpty, events.isEmpty { return }
    events.removeAll()
  }

  /// Nothing of the collection goes anywhere.
  func closes() async {
    for client in clients { await client.close() }
    clients.removeAll()
  }

  func waits() async {
    await Task.yield()
    events.removeAll()
  }
}

struct Client: Sendable { func close() async {} }

actor Journal {
  private var lines: [String] = []
  private var isClosed = false
  private let disk: Disk

  init(disk: Disk) { self.disk = disk }

  func append(_ line: String) {
    guard !isClosed else { return }
    lines.append(line)
  }

  // Nobody adds to it once the flag is up.
  func close() async {
    isClosed = true
    await disk.write(lines)
    lines.removeAll()
  }
}

actor OpenJournal {
  private var lines: [String] = []
  private var isClosed = false
  private let disk: Disk

  init(disk: Disk) { self.disk = disk }

  func append(_ line: String) { lines.append(line) }

  func close() async {
    isClosed = true
    await disk.write(lines)
    lines.removeAll() // expect: actor_reentrancy (during the await is lost)
  }
}

actor Disk {
  func write(_ lines: [String]) {}
}

actor Book {
  private var bytes = Data()
  private let remote = Remote()

  func ship() async throws {
    if bytes.isEmpty { return }
    try await remote.send(bytes)
    bytes.removeAll() // expect: actor_reentrancy (is lost here)
  }

  func shipAnew() async throws {
    try await remote.send(bytes)
    bytes = Data() // expect: actor_reentrancy (is lost here)
  }

  func shipWhatIsThere() async throws {
    let batch = bytes
    bytes = Data()
    try await remote.send(batch)
  }

  func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

actor Remote {
  func send(_ data: Data) async throws {}
}

protocol Network: Sendable {
  func open() async throws -> Int
}

actor Client {
  private var socket: Int?
  private var isConnected = false
  private var isOpening = false
  private let network: any Network

  init(network: any Network) { self.network = network }

  func connect() async throws {
    guard !isConnected else { return }
    try await open() // expect: actor_reentrancy
  }

  private func open() async throws {
    let made = try await network.open()
    socket = made
    isConnected = true
  }

  func reconnect() async throws {
    if socket != nil { return }
    try await replace() // expect: actor_reentrancy
    print("connected")
  }

  private func replace() async throws { socket = try await network.open() }

  /// It says so before anybody else runs.
  func connectOnce() async throws {
    guard !isConnected, !isOpening else { return }
    isOpening = true
    defer { isOpening = false }
    try await open()
  }

  func begin() async throws {
    guard socket == nil else { return }
    try await reserve(1)
  }

  private func reserve(_ number: Int) async throws {
    socket = number
    _ = try await network.open()
  }

  /// The method asks itself.
  func ensure() async throws {
    guard socket == nil else { return }
    try await openIfNeeded()
  }

  private func openIfNeeded() async throws {
    let made = try await network.open()
    if socket == nil { socket = made }
  }

  func stop() async {
    guard socket != nil else { return }
    await shutDown()
  }

  private func shutDown() async {
    _ = try? await network.open()
    socket = nil
  }

  func close() { socket = nil }
}

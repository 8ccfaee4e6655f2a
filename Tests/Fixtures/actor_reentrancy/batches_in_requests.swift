// What is sent may be made of the batch in several steps.
actor Telemetry {
  private var buffer: [String] = []
  private var names: [String] = []

  func add(_ event: String) { buffer.append(event) }
  func name(_ name: String) { names.append(name) }

  func flush() async {
    let events = buffer
    guard !events.isEmpty else { return }
    let body = ["events": events]
    var request = Request()
    request.body = body.description
    do {
      _ = try await send(request)
      buffer.removeAll(keepingCapacity: true) // expect: actor_reentrancy
    } catch {
      print(error)
    }
  }

  /// What is sent has nothing to do with what is forgotten.
  func forget() async {
    let count = names.count
    print(count)
    _ = try? await send(Request())
    names.removeAll()
  }

  private func send(_ request: Request) async throws -> Int { 0 }
}

struct Request: Sendable {
  var body = ""
}

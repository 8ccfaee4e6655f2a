enum Event { case done, failed(any Error), other }

final class Bus {
  func addOnEvent(id: String, _ handle: @escaping (Event) -> Void) {}
  func removeOnEvent(id: String) {}
  func addPayment(id: String, _ handle: @escaping (Event) -> Void) {}
}

// It waits for the next event.
func send(_ bus: Bus) async throws {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    bus.addOnEvent(id: "1") { event in
      switch event {
      case .done:
        bus.removeOnEvent(id: "1")
        continuation.resume()
      case .failed(let error):
        bus.removeOnEvent(id: "1")
        continuation.resume(throwing: error)
      default: break
      }
    }
  }
}

func pay(_ bus: Bus) async throws {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in // expect: continuation_misuse
    bus.addPayment(id: "1") { event in
      switch event {
      case .done: continuation.resume()
      case .failed(let error): continuation.resume(throwing: error)
      default: break
      }
    }
  }
}

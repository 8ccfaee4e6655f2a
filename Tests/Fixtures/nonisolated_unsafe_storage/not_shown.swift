@MainActor final class Session {
  nonisolated(unsafe) var token = "" // expect: nonisolated_unsafe_storage (note)
  nonisolated(unsafe) static var shared: Session? // expect: nonisolated_unsafe_storage (note)

  func renew() { token = "new" }
}

func install(_ session: Session) {
  Session.shared = session
}

final class Convention {
  private nonisolated(unsafe) var count = 0 // expect: nonisolated_unsafe_storage (note)

  func add() { count += 1 }
  func later() { DispatchQueue.main.async { self.count = 0 } }
}

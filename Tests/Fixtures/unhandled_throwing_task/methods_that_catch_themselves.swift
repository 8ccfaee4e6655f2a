final class Rooms {
  var isBooked = false

  func bookAll() {
    Task { try await book() }
    Task { try await bookOrTell() } // expect: unhandled_throwing_task
    Task { try await bookSome() } // expect: unhandled_throwing_task
    Task { try await bookLater() } // expect: unhandled_throwing_task
    Task { // expect: unhandled_throwing_task
      try await book()
      try await send()
    }
  }

  private func book() async throws {
    do {
      try await send()
      isBooked = true
    } catch {
      isBooked = false
    }
  }

  private func bookOrTell() async throws {
    do {
      try await send()
    } catch {
      isBooked = false
      throw error
    }
  }

  private func bookSome() async throws {
    do {
      try await send()
    } catch {
      isBooked = false
    }
    try await send()
  }

  // A draft.
  private func bookLater() async throws {}

  private func send() async throws { try await post("room") }
}

func post(_ text: String) async throws {}

@MainActor var title = ""
@MainActor var count = 0

struct Screen {
  func load() async throws {
    let text = try await fetch()
    guard !text.isEmpty else { return }
    await MainActor.run { title = text } // expect: main_actor_run
  }

  private func reload() async {
    let text = (try? await fetch()) ?? ""
    if !text.isEmpty {
      await MainActor.run { // expect: main_actor_run
        title = text
        count += text.count
      }
    }
  }

  // What the closure declares or returns stays its own.
  func measure() async {
    await MainActor.run { // expect: main_actor_run
      let length = title.count
      count = length
    }
  }

  func value() async -> String {
    await MainActor.run { title } // expect: main_actor_run
  }
}

func fetch() async throws -> String { "" }

@MainActor var title = ""

struct Screen {
  func load() async throws {
    let text = try await fetch()
    guard !text.isEmpty else { return }
    await MainActor.run { title = text } // expect: main_actor_run
  }

  func twice() async {
    await MainActor.run { // expect: main_actor_run
      title = ""
      print(title)
    }
    let text = await MainActor.run { title } // expect: main_actor_run
    _ = text
  }
}

func fetch() async throws -> String { "" }

actor Pasteboard {
  private var last = 0

  func count() async -> Int {
    await MainActor.run { // expect: main_actor_run
      NSPasteboard.general.changeCount
    }
  }

  func watch() async {
    last = await MainActor.run { NSPasteboard.general.changeCount }
  }
}

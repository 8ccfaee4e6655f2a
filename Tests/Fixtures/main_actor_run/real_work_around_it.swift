@MainActor var title = ""

struct Screen {
  func decoded() async throws {
    let text = try await fetch()
    let decoded = decode(text)
    await MainActor.run { title = decoded }
  }

  func looped() async throws {
    while true {
      let text = try await fetch()
      await MainActor.run { title = text }
    }
  }

  func detached() {
    Task.detached {
      let text = try? await fetch()
      await MainActor.run { title = text ?? "" }
    }
  }
}

actor Store {
  func load() async throws {
    let text = try await fetch()
    await MainActor.run { title = text }
  }
}

enum Runner {
  static func run() {}
  static func go() async { Runner.run() }
}

func decode(_ text: String) -> String { text }
func fetch() async throws -> String { "" }

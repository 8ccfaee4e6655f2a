@MainActor var title = ""

struct Screen {
  func decoded() async throws {
    let text = try await fetch()
    let decoded = decode(text)
    await MainActor.run { title = decoded }
  }

  func summed() async throws {
    var sum = 0
    let text = try await fetch()
    for letter in text.unicodeScalars { sum += Int(letter.value) }
    let found = sum
    await MainActor.run { title = "\(found)" }
  }

  func detached() {
    Task.detached {
      let text = try? await fetch()
      await MainActor.run { title = text ?? "" }
    }
  }

  func decodedInTask() {
    Task {
      let text = decode(await fetched())
      await MainActor.run { title = text }
    }
  }

  func readsCatalogue() async {
    let text = catalogue.entry("a")
    await MainActor.run { title = text }
  }
}

let catalogue = Catalogue()

struct Catalogue {
  func entry(_ key: String) -> String { key }
}

actor Store {
  func load() async throws {
    let text = try await fetch()
    await MainActor.run { title = text }
  }

  func start() {
    Task {
      let text = await self.text()
      await MainActor.run { title = text }
    }
  }

  func text() -> String { "" }
}

func group() async {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      let text = await fetched()
      await MainActor.run { title = text }
    }
  }
}

enum Runner {
  static func run() {}
  static func go() async { Runner.run() }
}

func decode(_ text: String) -> String { text }
func fetch() async throws -> String { "" }
func fetched() async -> String { "" }

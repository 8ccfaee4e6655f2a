final class Loader {
  let names = ["a"]

  func start(_ other: Other) {
    other.load { name in
      Task { try await self.save(name) } // expect: unhandled_throwing_task
    }
    names.forEach { name in
      Task { try await self.save(name) } // expect: unhandled_throwing_task
    }
    let tasks = other.map { name in
      Task { try await self.save(name) }
    }
    print(tasks)
  }

  func later(_ other: Other) -> Task<Void, any Error> {
    other.map { name in
      Task { try await self.save(name) }
    }
  }

  func save(_ name: String) async throws {}
}

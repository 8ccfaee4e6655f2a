struct Wrong: Error {}

final class Client {
  var task: Task<Void, any Error>?
  var tasks: [Task<Void, any Error>] = []

  func load() async throws {}

  func stored() {
    task = Task { try await load() }
    tasks.append(Task { try await load() })
    let local = Task { try await load() }
    print(local)
  }

  func returned() -> Task<Void, any Error> {
    Task { try await load() }
  }

  func alsoReturned(_ flag: Bool) -> Task<Void, any Error> {
    return Task { try await load() }
  }

  var computed: Task<Void, any Error> {
    Task { try await load() }
  }

  func mapped(_ names: [String]) -> [Task<Void, any Error>] {
    names.map { _ in Task { try await load() } }
  }

  func chosen(_ flag: Bool) {
    let chosen = if flag { Task { try await load() } } else { Task { try await load() } }
    print(chosen)
  }

  func awaited() async throws {
    try await Task { try await load() }.value
    let result = await Task { try await load() }.result
    print(result)
  }

  func handled() {
    Task {
      do { try await load() } catch { print(error) }
    }
    Task {
      do { try await load() } catch is Wrong { print(1) } catch let error { print(error) }
    }
    Task {
      do { try await load() } catch (let error) { print(error) }
    }
    Task { try? await load() }
    Task<Void, Never> { await Task { try await load() }.result }
    Task {
      let inner: () throws -> Void = { throw Wrong() }
      print(inner)
    }
  }

  func cancellation() {
    Task {
      try await Task.sleep(for: .seconds(1))
      try Task.checkCancellation()
      print("late")
    }
  }
}

struct DownloadTask {
  init(_ body: () throws -> Void) {}
}

func names() {
  _ = DownloadTask { throw Wrong() }
}

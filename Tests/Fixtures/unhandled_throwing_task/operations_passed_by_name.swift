struct Failure: Error {}

final class Runner {
  func run(_ work: @escaping @Sendable () async throws -> Void, _ safe: @escaping @Sendable () async -> Void) {
    Task(operation: work) // expect: unhandled_throwing_task
    Task.detached(operation: work) // expect: unhandled_throwing_task
    Task(operation: safe)
    let kept = Task(operation: work)
    print(kept)
  }

  func start() {
    Task(operation: load) // expect: unhandled_throwing_task
    Task(operation: pause)
    Task(operation: handled)
  }

  @Sendable private func load() async throws { throw Failure() }

  @Sendable private func pause() async throws { try await Task.sleep(for: .seconds(1)) }

  @Sendable private func handled() async { try? await load() }
}

protocol Filters {
  func results() -> AsyncStream<Int>
  func lines() -> AsyncThrowingStream<Int, any Error>
}

final class Screen {
  let filters: any Filters

  init(_ filters: any Filters) { self.filters = filters }

  func show() {
    Task {
      for try await result in filters.results() { print(result) }
    }
    Task { // expect: unhandled_throwing_task
      for try await line in filters.lines() { print(line) }
    }
    Task { // expect: unhandled_throwing_task
      for try await result in filters.results() { try keep(result) }
    }
  }

  private func keep(_ result: Int) throws {}
}

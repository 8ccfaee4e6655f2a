#if os(iOS)
@MainActor class Screen {
  func act() {} // isolation: unknown
}
#else
class Screen {
  func act() {} // isolation: unknown
  @MainActor func main() {} // isolation: @MainActor
}
#endif

protocol Source {
  @MainActor var title: String { get }
  func read()
}

struct File: Source {
  var title: String { "" } // isolation: @MainActor
  func read() {} // isolation: nonisolated
}

actor Store {
  func act() { Task { print(1) } } // isolation: nonisolated
  func own() { Task { act() } } // isolation: actor
  static func make() {} // isolation: nonisolated
  deinit {} // isolation: nonisolated
}

import Combine
import Elsewhere

// A protocol that nobody here declares is on no actor, as nearly all are.
final class Timeline: ObservableObject, TimelineFeeding {
  @Published var items: [String] = []

  func load() async {
    let loaded = await fetch()
    items = loaded // expect: published_after_await
  }
}

// A superclass from elsewhere may be a view controller's.
final class Screen: ElsewhereController, ObservableObject {
  @Published var items: [String] = []

  func load() async {
    let loaded = await fetch()
    items = loaded
  }
}

func fetch() async -> [String] { [] }

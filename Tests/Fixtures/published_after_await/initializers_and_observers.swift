import Combine

final class Feed: ObservableObject {
  @Published var items: [Int] = []
  @Published var first: Int?
  private var loading: Task<Void, Never>?

  var query = "" {
    didSet {
      loading = Task { items = await fetch() } // expect: published_after_await
    }
  }

  init() {
    first = 0
    Task { self.items = await fetch() } // expect: published_after_await
    Task { @MainActor in self.items = await fetch() }
  }
}

func fetch() async -> [Int] { [] }

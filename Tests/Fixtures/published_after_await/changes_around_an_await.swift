import Combine

class Store: ObservableObject {
  @Published private(set) var items: [Int] = []
  @Published
  var state = State()
  @Published var isLoading = false
  var plain = 0

  func load() async {
    isLoading = true // expect: published_after_await
    let loaded = await fetch()
    self.items = loaded // expect: published_after_await
    items.append(1) // expect: published_after_await
    items[0] += 1 // expect: published_after_await
    state.page = 2 // expect: published_after_await
    plain = 3
    if loaded.isEmpty {
      isLoading = false // expect: published_after_await
    }
  }

  func loadInTask() {
    isLoading = true
    Task {
      let loaded = await fetch()
      items = loaded // expect: published_after_await
    }
    Task.detached { [weak self] in
      self?.isLoading = false // expect: published_after_await
    }
  }

  func inPlace() async {
    let values = await fetch()
    values.forEach { items.append($0) } // expect: published_after_await
  }

  func
    overSeveralLines(
      _ body: () -> Void
    ) async
    throws
  {
    isLoading = false // expect: published_after_await
  }
}

struct State { var page = 0 }

func fetch() async -> [Int] { [] }
// file: Store+Reload.swift
extension Store {
  func reload() async {
    items = await fetch() // expect: published_after_await
  }
}

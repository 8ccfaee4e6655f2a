import Combine

final class Store: ObservableObject {
  @Published var titles: [String] = []

  func apply(_ new: [String]) {
    titles = new // expect: published_after_await
  }

  func reset() {
    titles = []
  }

  func load() async -> [String] { [] }
}
// file: Store+Loading.swift
extension Store {
  func reload() async {
    let new = await load()
    apply(new)
  }

  @MainActor
  func clear() async {
    _ = await load()
    reset()
  }
}

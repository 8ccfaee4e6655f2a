import SwiftUI

struct Filter {
  var isOn = false
  var label = ""
  var items: [Int] = []
  var tags: Set<String> = []
  let store = Store()

  mutating func reset() { isOn = false }
  func described() -> String { label }
}

final class Store {
  private var count = 0
  func append(_ number: Int) { count += number }
  func reset() { count = 0 }
}

final class Model: ObservableObject {
  @Published var filter = Filter()
  @Published var filters: [Filter] = []
  @Published var store = Store()
  @Published var chosen: Filter?

  func load() async {
    await Task.yield()
    filter.isOn.toggle() // expect: published_after_await
    filter.label.append("x") // expect: published_after_await
    filter.tags.insert("a") // expect: published_after_await
    filter.reset() // expect: published_after_await
    filters[0].isOn.toggle() // expect: published_after_await
    filters[0].items.append(1) // expect: published_after_await
    filters[0].reset() // expect: published_after_await
    chosen?.items.removeAll() // expect: published_after_await
  }

  func look() async {
    await Task.yield()
    filter.store.append(1)
    filter.store.reset()
    store.append(1)
    store.reset()
    _ = filter.described() + filters[0].described()
    _ = filter.items.map { $0 + 1 }
  }
}

struct Screen: View {
  @StateObject private var model = Model()
  var body: some View { Text(model.filter.label) }
}

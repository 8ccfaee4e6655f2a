import Combine

final class Shelf: ObservableObject {
  @Published var titles: [String] = []
  @Published private(set) var order: Order = .up

  func reload() async {
    titles = await load() // expect: published_after_await (warning)
  }

  func turn() async {
    let next = order.next()
    await save(next)
    order = next // expect: published_after_await (warning)
  }
}

// Who takes the publisher may go to the main queue.
final class Feed {
  @Published var titles: [String] = []

  func reload() async {
    titles = await load() // expect: published_after_await (note)
  }
}

@Observable
final class Store {
  var titles: [String] = []

  func reload() async {
    titles = await load() // expect: published_after_await (warning)
  }
}

enum Order {
  case up, down
  func next() -> Order { self == .up ? .down : .up }
}

func load() async -> [String] { [] }
func save(_ order: Order) async {}

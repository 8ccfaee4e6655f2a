import Combine

class Queue: ObservableObject {
  @Published var items: [Int] = []
  @Published var count = 0

  func local() async {
    var items = await fetch()
    items.append(1)
    let count = items.count
    print(count)
    items = []
  }

  func other(_ queue: Other) async {
    queue.items = await fetch()
    print(items.map { $0 + 1 }, items.first ?? 0)
  }
}

final class Other: Unknown {
  @Published var items: [Int] = []

  func load() async { items = await fetch() }
}

actor Counter {
  var count = 0

  func load() async { count = await fetch().count }
}

func fetch() async -> [Int] { [] }

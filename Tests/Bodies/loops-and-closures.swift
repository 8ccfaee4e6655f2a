actor Feed {
  var items: [Int] = []
  let source: Source

  func pump(_ limit: Int) async {
    for await item in source.items where item > limit {
      items.append(item)
      if items.count > limit { break }
    }
    outer: while let next = await source.next() {
      for index in items.indices {
        guard index < limit else { continue outer }
        items[index] = next
      }
    }
    repeat { step() } while items.isEmpty
    defer { source.close() }
    let task = Task { [weak self, limit] in
      await self?.pump(limit)
      source.stop()
    }
    func report(_ text: String) { print(text, items) }
    report("done"); _ = task
    items.map { $0 + limit }.forEach { item in report("\(item)") }
    fatalError("never \(limit)")
  }
}

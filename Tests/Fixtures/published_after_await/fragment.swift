  @Published var items: [Int] = []
  func load() async { items = await fetch()

/// A shorter list may be there behind the await: the place is outside of it.
actor Downloads {
  private var titles: [String] = []
  private var names: [String] = []

  init(names: [String]) { self.names = names }

  func load() async {
    for index in titles.indices {
      let title = await translated("title")
      titles[index] = title // expect: actor_reentrancy
    }
  }

  /// Nobody but the initializer replaces them.
  func translateNames() async {
    for index in names.indices {
      let name = await translated("name")
      names[index] = name
    }
  }

  func forget() { titles = [] }

  private func translated(_ text: String) async -> String { text }
}

class Lists {
  var best = 0

  @MainActor func first() -> Int { 1 } // expect: nonfinal_isolated_method
  @MainActor func second() -> Int { 2 } // expect: nonfinal_isolated_method

  func pick(_ force: Bool) async {
    _ = await force ? first() : second()
    best += 1
  }
}

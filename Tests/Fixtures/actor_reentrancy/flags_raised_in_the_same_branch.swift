struct Catalogue: Sendable {
  static func open() async throws -> Catalogue { Catalogue() }
}

actor Library {
  private var catalogue: Catalogue?
  private var isOpening = false
  private var isOpened = false

  func opened() async -> Catalogue? {
    if catalogue == nil, !isOpening {
      isOpening = true
      do {
        let found = try await Catalogue.open()
        catalogue = found
      } catch {
        print(error)
      }
      isOpening = false
    }
    return catalogue
  }

  /// The flag that goes up is not the one that is asked.
  func openedTwice() async -> Catalogue? {
    if catalogue == nil, !isOpened {
      isOpening = true
      let found = try? await Catalogue.open()
      catalogue = found // expect: actor_reentrancy (the work is done twice)
    }
    return catalogue
  }

  /// The flag goes up behind the await.
  func openedLate() async -> Catalogue? {
    if catalogue == nil, !isOpening {
      let found = try? await Catalogue.open()
      isOpening = true // expect: actor_reentrancy (note: two callers can pass)
      catalogue = found // expect: actor_reentrancy (the work is done twice)
    }
    return catalogue
  }
}

final class Shelf: Sendable {
  @MainActor var books: [String] = []

  var count: Int {
    get async {
      await MainActor.run { books.count } // expect: main_actor_run
    }
  }

  init() async {
    await MainActor.run { books = ["first"] } // expect: main_actor_run
  }
}

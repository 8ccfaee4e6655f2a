final class Account {
  private let main = Folder()
  private let drafts = [Folder()]

  func refresh() async throws {
    main.sync()
    try await main.sync(force: true)
    main.sync { print("done") }
    Folder.main.sync()
    Folder.main.sync { print("done") }
    drafts.forEach { $0.main.sync { print("done") } }
    Queue.main.sync { print("not Dispatch's") }
  }
}

final class Folder {
  static let main = Folder() // expect: global_mutable_state
  var main: Folder { self }

  func sync() {}
  func sync(force: Bool) async throws {}
  func sync(_ done: () -> Void) { done() }
}

enum Queue {
  static let main = Folder.main
}

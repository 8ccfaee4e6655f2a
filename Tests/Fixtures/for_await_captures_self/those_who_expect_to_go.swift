// others: 40
// What the 'App' keeps stays as long as the program: a 'deinit' says that its author thinks otherwise.
import SwiftUI

@main struct Program: App {
  @State private var editor = Editor()
  @State private var board = Board()
  var body: some Scene { WindowGroup { Text("\(editor.count) \(board.count)") } }
}

@MainActor final class Editor {
  private(set) var count = 0
  private var task: Task<Void, Never>?

  func start() {
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("page")) { // expect: for_await_captures_self (note)
        count += 1
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor final class Board {
  private(set) var count = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("page")) { count += 1 }
    }
  }
}

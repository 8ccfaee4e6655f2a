import Foundation

final class Database {
  func open() {}
  func close() {}
  func read() async {}
}

@MainActor final class Sender {
  var isSending = false
  let menu = Database()

  func toggled() {
    isSending.toggle()
    defer { isSending.toggle() } // expect: defer_before_task (toggle)
    Task { await send(URL(filePath: "a")) }
  }

  func opened(_ database: Database) {
    database.open()
    defer { database.close() } // expect: defer_before_task (close)
    Task { await database.read() }
  }

  func openedForItself(_ database: Database) {
    database.open()
    defer { database.close() }
    Task { await send(URL(filePath: "a")) }
  }

  func removed(_ file: URL) {
    defer { try? FileManager.default.removeItem(at: file) } // expect: defer_before_task (removeItem)
    Task { await send(file) }
  }

  func removedAnother(_ file: URL, _ copy: URL) {
    defer { try? FileManager.default.removeItem(at: copy) }
    Task { await send(file) }
  }

  func removedInTheTask(_ file: URL) {
    Task {
      defer { try? FileManager.default.removeItem(at: file) }
      await send(file)
    }
  }

  func send(_ file: URL) async {}
}

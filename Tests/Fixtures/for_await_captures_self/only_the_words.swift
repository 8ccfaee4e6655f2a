import Foundation

final class DownloadTask {
  init(_ work: @escaping @Sendable () async -> Void) {}
}

final class Diary {
  private var pages = 0

  func write() {
    // Task { for await x in NotificationCenter.default.notifications(named: n) { self.pages += 1 } }
    let advice = "Task { for await x in NotificationCenter.default.notifications(named: n) { self.pages += 1 } }"
    let script = """
      for await (const x of stream) { self.pages += 1 }
      """
    print(advice, script, pages)
    let work = DownloadTask {
      for await _ in NotificationCenter.default.notifications(named: .init("d")) { self.pages += 1 }
    }
    _ = work
    Task {
      for page in 1...3 { await self.turn(page) }
    }
  }

  func turn(_ page: Int) async {}
}

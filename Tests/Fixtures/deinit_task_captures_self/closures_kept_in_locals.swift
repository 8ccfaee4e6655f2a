import Foundation

final class Printer {
  private let queue = DispatchQueue(label: "printer")
  private var pages = 0
  private let tray = "A4"

  func stop() {}

  deinit {
    let finish = { self.stop() }
    Task { finish() } // expect: deinit_task_captures_self
    let count = { [self] in print(pages) }
    queue.async { count() } // expect: deinit_task_captures_self
    let again = { finish() }
    queue.async { again() } // expect: deinit_task_captures_self
    let name = { [tray] in print(tray) }
    Task { name() }
    let pages = { self.pages }()
    Task { print(pages) }
  }
}

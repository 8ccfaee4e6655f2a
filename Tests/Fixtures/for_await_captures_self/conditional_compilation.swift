import Foundation

final class Vane {
  private var turns = 0

  func start() {
    #if os(macOS)
      Task {
        for await _ in NotificationCenter.default.notifications(named: .init("wind")) { // expect: for_await_captures_self
          self.turns += 1
        }
      }
    #else
      Task { [weak self] in
        for await _ in NotificationCenter.default.notifications(named: .init("wind")) { self?.turns += 1 }
      }
    #endif
  }
}

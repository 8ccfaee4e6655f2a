import Foundation

@MainActor final class Score {
  private static var total = 0
  nonisolated static let limit = 10

  static func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      total += 1 // expect: timer_callback_isolation
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      print(limit)
    }
  }
}

import Foundation

extension DispatchQueue {
  static var isMain: Bool { Thread.isMainThread && OperationQueue.main === OperationQueue.current }

  static func run(_ work: () -> Void) {
    if isMain {
      work()
    } else {
      DispatchQueue.main.sync { work() } // expect: main_sync (hangs unless main never waits)
    }
  }
}

final class Branch {
  private var isMain = false

  func run(_ work: () -> Void) {
    if isMain {
      work()
    } else {
      DispatchQueue.main.sync { work() } // expect: main_sync (traps when called on main)
    }
  }
}

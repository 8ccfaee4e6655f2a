import UIKit

final class Service {
  static let shared = Service() // expect: global_mutable_state
  private let cleaner: Cleaner

  private init() {
    cleaner = Cleaner()
    cleaner.start()
  }
}

final class Cleaner {
  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) {
        self.clean()
      }
    }
  }

  func clean() {}
}

final class Screen {
  private let worker = Worker()
}

final class OtherScreen {
  static let shared = OtherScreen() // expect: global_mutable_state
  private let worker = Worker()
}

final class Worker {
  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("b")) { // expect: for_await_captures_self
        self.clean()
      }
    }
  }

  func clean() {}
}

// Through several, and in a variable that may let go of it.
final class Registry {
  static let shared = Registry() // expect: global_mutable_state
  private let shelf = Shelf()
}

final class Shelf {
  private let label = Label()
  private var lamp: Lamp?
}

final class Label {
  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("c")) {
        self.clean()
      }
    }
  }

  func clean() {}
}

final class Lamp {
  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("d")) { // expect: for_await_captures_self (note)
        self.clean()
      }
    }
  }

  func clean() {}
}

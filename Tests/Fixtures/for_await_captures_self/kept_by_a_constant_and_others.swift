// What a chain of constants of the only object keeps is not let go of when others have it, too: weakly, or optionally,
// which may be another one.
import Foundation

final class Office {
  static let shared = Office() // expect: global_mutable_state
  let desk = Desk()
  private init() {}
}

final class Desk {
  let lamp: Lamp
  let phone: Phone
  let chair: Chair
  var stool: Stool?

  init() {
    lamp = Lamp()
    phone = Phone()
    chair = Chair()
  }
}

final class Visitor {
  weak var lamp: Lamp?
  weak var stool: Stool?
  var phone: Phone?
  var chair = Chair()

  func call() { phone = Phone() }
}

actor Lamp {
  func observe() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { self.move() }
    }
  }
  func move() {}
}

actor Phone {
  func observe() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { self.move() } // expect: for_await_captures_self (note)
    }
  }
  func move() {}
}

actor Chair {
  func observe() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { self.move() } // expect: for_await_captures_self (warning)
    }
  }
  func move() {}
}

actor Stool {
  func observe() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { self.move() } // expect: for_await_captures_self (warning)
    }
  }
  func move() {}
}

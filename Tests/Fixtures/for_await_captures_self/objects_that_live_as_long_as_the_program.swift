import UIKit

final class Store {
  static let shared = Store() // expect: global_mutable_state
  private var items = 0

  private init() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("store")) { self.items += 1 }
    }
  }
}

actor Ledger {
  static let main: Ledger = .init()
  private var items = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("ledger")) { items += 1 }
    }
  }
}

final class Bank {
  private var items = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("bank")) { items += 1 }
    }
  }
}

@main final class Delegate: UIResponder, UIApplicationDelegate {
  private var items = 0

  func applicationDidFinishLaunching(_ application: UIApplication) {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("app")) { items += 1 }
    }
  }
}

final class Visitor {
  static let greeting = Greeting()
  static let shared = 3
  private var items = 0

  func start() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("v")) { items += 1 } // expect: for_await_captures_self
    }
  }
}

struct Greeting {}
// file: Bank+Shared.swift
extension Bank {
  static let shared = Bank() // expect: global_mutable_state
}

import Foundation

final class Session: @unchecked Sendable { // expect: unchecked_sendable_unguarded ('token' is changed)
  static let shared = Session()
  private let lock = NSLock()
  var token: String?

  func refresh() {
    lock.withLock { token = nil }
  }
}

final class Account: @unchecked Sendable {
  static let shared = Account()
  private let lock = NSLock()
  private var stored: String?

  var name: String? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

// file: Login.swift
func logIn() {
  Session.shared.token = "secret"
  Account.shared.name = "me"
}

import Dispatch
import Foundation

final class Sheet: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  let queue = DispatchQueue(label: "sheet", attributes: .concurrent)
  var balances: [Int: Int] = [:]

  func balance(of account: Int) -> Int {
    queue.sync { balances[account] ?? 0 }
  }

  func set(_ balance: Int, of account: Int) {
    queue.async(flags: .barrier) { self.balances[account] = balance }
  }
}

final class Rates: @unchecked Sendable {
  let queue = DispatchQueue(label: "rates", attributes: .concurrent)
  var rates: [String: Int] = [:]

  func rate(_ region: String) -> Int {
    queue.sync { rates[region] ?? 0 }
  }
}

final class Policy: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let lock = NSLock()
  private var failures = 0

  func failed() {
    lock.withLock { bump() }
  }

  func bump() {
    failures += 1
  }

  var delay: Int {
    lock.withLock { failures * 2 }
  }
}
// file: Sheet+Changes.swift
extension Sheet {
  func clear(_ account: Int) {
    queue.async { self.balances[account] = nil }
  }
}

extension Rates {
  func replace(with rates: [String: Int]) {
    queue.async(flags: .barrier) { self.rates = rates }
  }
}
// file: Uploader.swift
struct Uploader {
  let policy: Policy

  func retry() {
    policy.bump()
  }
}

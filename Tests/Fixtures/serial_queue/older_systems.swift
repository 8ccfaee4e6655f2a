// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Old", platforms: [.iOS(.v15)], targets: [.target(name: "Old")])
// file: Sources/Old/Old.swift
// A 'Mutex' is not there before iOS 18: what it alone would replace is left alone, and what an actor could is not.
import Dispatch

final class Counter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "counter")
  private let log = DispatchQueue(label: "log") // expect: serial_queue (this queue keeps 2 functions apart, in order; an actor)
  nonisolated(unsafe) static var all = 0 // expect: nonisolated_unsafe_storage
  private var count = 0

  func value() -> Int { queue.sync { count } }
  func reset() { queue.sync { count = 0 } }
  func start() { log.async { print("start") } }
  func flush() { log.async { print("flush") } }
}

final class Store: @unchecked Sendable {
  private let queue = DispatchQueue(label: "store") // expect: serial_queue (this queue keeps 2 functions apart and answers some)
  private var values: [Int] = []

  func all() -> [Int] { queue.sync { values } }
  func add(_ value: Int) { queue.async { self.values.append(value) } }
}

// A function that puts its handler beside others, which nobody takes out, calls it for each event. One that empties the
// list calls each once.
import Foundation
import Synchronization

final class Events: Sendable {
  private let handlers = Mutex<[UUID: @Sendable (Int) -> Void]>([:])
  private let waiting = Mutex<[@Sendable (Int) -> Void]>([])

  func add(_ handler: @escaping @Sendable (Int) -> Void) {
    handlers.withLock { $0[UUID()] = handler }
  }

  func once(_ handler: @escaping @Sendable (Int) -> Void) {
    waiting.withLock { $0.append(handler) }
  }

  func emit(_ number: Int) {
    let all = handlers.withLock { Array($0.values) }
    all.forEach { $0(number) }
    let once = waiting.withLock { list in
      defer { list.removeAll() }
      return list
    }
    once.forEach { $0(number) }
  }

  func next() async -> Int {
    await withCheckedContinuation { continuation in
      add { continuation.resume(returning: $0) } // expect: continuation_misuse
    }
  }

  func first() async -> Int {
    await withCheckedContinuation { continuation in
      once { continuation.resume(returning: $0) }
    }
  }
}

// The list is copied under its lock, and called behind it.
final class Lines: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var handlers: [@Sendable (String) -> Void] = []
  nonisolated(unsafe) private var waiting: [@Sendable (String) -> Void] = []

  func onLine(_ handler: @escaping @Sendable (String) -> Void) {
    lock.withLock { handlers.append(handler) }
  }

  func onNextLine(_ handler: @escaping @Sendable (String) -> Void) {
    lock.withLock { waiting.append(handler) }
  }

  func deliver(_ line: String) {
    let all = lock.withLock { handlers }
    all.forEach { $0(line) }
    lock.lock()
    let once = waiting
    waiting = []
    lock.unlock()
    for handler in once { handler(line) }
  }

  func first() async -> String {
    await withCheckedContinuation { continuation in
      onLine { continuation.resume(returning: $0) } // expect: continuation_misuse
    }
  }

  func next() async -> String {
    await withCheckedContinuation { continuation in
      onNextLine { continuation.resume(returning: $0) }
    }
  }
}
// file: Bus.swift
import Foundation

final class Bus {
  private var handlers: [(Int) -> Void] = []
  private var answers: [(Int) -> Void] = []
  private var requests: [String: (Int) -> Void] = [:]

  func add(_ handler: @escaping (Int) -> Void) { handlers.append(handler) }
  func ask(_ handler: @escaping (Int) -> Void) { answers.append(handler) }
  func send(_ id: String, _ handler: @escaping (Int) -> Void) { requests[id] = handler }

  func receive(_ number: Int) {
    for handler in handlers { handler(number) }
    let now = answers
    answers = []
    for answer in now { answer(number) }
  }

  func receive(_ id: String, _ number: Int) { requests.removeValue(forKey: id)?(number) }
}
// file: Client.swift
struct Client {
  let bus: Bus

  func next() async -> Int {
    await withCheckedContinuation { continuation in
      bus.add { number in
        continuation.resume(returning: number) // expect: continuation_misuse
      }
    }
  }

  func answer() async -> Int {
    await withCheckedContinuation { continuation in
      bus.ask { number in continuation.resume(returning: number) }
    }
  }

  func request() async -> Int {
    await withCheckedContinuation { continuation in
      bus.send("count") { number in continuation.resume(returning: number) }
    }
  }
}
// file: Promise.swift
// What promises something is called once; so is what a local list, another type's or one that is swapped away has.
final class Promise {
  private var waiting: [(Int) -> Void] = []
  private var result: Int?

  func then(_ handler: @escaping (Int) -> Void) { waiting.append(handler) }

  func fulfil(_ number: Int) {
    guard result == nil else { return }
    result = number
    for handler in waiting { handler(number) }
  }

  func value() async -> Int {
    await withCheckedContinuation { continuation in
      then { continuation.resume(returning: $0) }
    }
  }
}

final class Turns {
  private var handlers: [(Int) -> Void] = []

  func addTurn(_ handler: @escaping (Int) -> Void) { handlers.append(handler) }

  func turn() {
    var mine: [(Int) -> Void] = []
    swap(&mine, &handlers)
    mine.forEach { $0(1) }
    for handler in handlers { handler(2) }
  }

  func value() async -> Int {
    await withCheckedContinuation { continuation in
      addTurn { continuation.resume(returning: $0) }
    }
  }
}

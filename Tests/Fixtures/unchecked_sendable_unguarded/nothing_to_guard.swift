import Foundation
import Synchronization

final class Constants: @unchecked Sendable {
  let formatter = NumberFormatter()
  private var name: String
  static var shared = 0 // expect: global_mutable_state

  init(name: String) {
    self.name = name
    self.name += "!"
  }

  func title() -> String { name }
}

final class SelfGuarding: @unchecked Sendable {
  private var state = OSAllocatedUnfairLock(initialState: 0)
  @Protected private var wrapped = 0

  func bump() {
    state.withLock { $0 += 1 }
    wrapped += 1
  }
}

struct Value: @unchecked Sendable {
  var count = 0

  mutating func bump() { count += 1 }
}

final class Plain {
  var count = 0

  func bump() { count += 1 }
}

@MainActor final class OnMain: @unchecked Sendable {
  var count = 0

  func bump() { count += 1 }
}

final class Hops: @unchecked Sendable {
  private var count = 0

  @MainActor func bump() { count += 1 }
  func later() { DispatchQueue.main.async { self.count += 1 } }
  func task() { Task { @MainActor in count += 1 } }
  func run() async { await MainActor.run { count += 1 } } // expect: main_actor_run
}

final class Strange: @unchecked Sendable {
  private var count = 0
  private let box = Box()

  func bump() { box.exclusively { count += 1 } }
  func locals() {
    var count = 0
    count += 1
    print(count)
  }
}

final class Box {
  func exclusively(_ body: () -> Void) { body() }
}

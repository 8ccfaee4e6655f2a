import Dispatch
import Synchronization

/// A value that another thread makes while this one works, or this one when it is asked for.
final class BackgroundValue<Value: Sendable>: Sendable {
  /// Says whether somebody may still ask for the value.
  typealias Wanted = @Sendable () -> Bool

  private let make: @Sendable (@escaping Wanted) -> Value
  private let made = Mutex<Value?>(nil)
  private let isWanted = Atomic<Bool>(true)
  /// Nil where no other thread works.
  private let group: DispatchGroup?

  init(isAllowed: Bool, _ make: @escaping @Sendable (@escaping Wanted) -> Value) {
    self.make = make
    group = isAllowed ? DispatchGroup() : nil
    guard let group else { return }
    DispatchQueue.global().async(group: group) { [self] in
      let value = make { self.isWanted.load(ordering: .relaxed) }
      made.withLock { $0 = value }
    }
  }

  /// Waits for the other thread.
  var value: Value {
    group?.wait()
    return made.withLock { $0 } ?? make { true }
  }

  /// Waits until the other thread has nothing in hand, which is soon: nobody wants the value any more.
  func end() {
    isWanted.store(false, ordering: .relaxed)
    group?.wait()
  }
}

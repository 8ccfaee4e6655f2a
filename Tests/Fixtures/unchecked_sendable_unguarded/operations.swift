import Foundation

class Resize: Operation, @unchecked Sendable {  // expect: unchecked_sendable_unguarded (without a lock in line 5)
  private var isBusy = false
  override var isExecuting: Bool { isBusy }

  override func start() { isBusy = true }
}

final class Crop: Operation, @unchecked Sendable {  // expect: unchecked_sendable_unguarded
  private var area = 0

  override func main() { area = 3 }

  func size() -> Int { area }
}

// What only the one run of an operation touches nobody else can.
final class Rotate: Operation, @unchecked Sendable {
  private var work: Task<Void, Never>?
  private var angle = 0

  override func start() {
    work = Task {}
    angle += 90
  }

  deinit { work?.cancel() }
}

final class Blur: Operation, @unchecked Sendable {
  private let lock = NSLock()
  private var radius = 0

  override func main() { lock.withLock { radius = 3 } }

  override func cancel() {
    lock.withLock { radius = 0 }
    super.cancel()
  }
}

// The class above may call it under its lock.
class Stage: Operation, @unchecked Sendable {
  func perform() {}
}

final class Sharpen: Stage, @unchecked Sendable {
  private var strength = 0

  override func perform() { strength += 1 }
}

import Foundation

final class Made: @unchecked Sendable {
  private let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }()
  private var count = 0

  func add() { queue.addOperation { [self] in count += 1 } }
  func read(_ done: @escaping @Sendable (Int) -> Void) { queue.addOperation { done(self.count) } }
}

final class SetUp: @unchecked Sendable {
  private let work = OperationQueue()
  private var count = 0

  init() { work.maxConcurrentOperationCount = 1 }

  func add() { work.addOperation { [self] in count += 1 } }
}

final class Barriers: @unchecked Sendable {
  private let work = OperationQueue()
  private var count = 0

  func add() { work.addBarrierBlock { self.count += 1 } }
}

final class Several: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let several = OperationQueue()
  private var count = 0

  init() { several.maxConcurrentOperationCount = 4 }

  func add() { several.addOperation { [self] in count += 1 } }
}

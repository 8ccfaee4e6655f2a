import Foundation

final class Request: @unchecked Sendable { // expect: unchecked_sendable_unguarded (note: 'completion' is read without a lock)
  var completion: ((Int) -> Void)?

  func finish() { completion?(1) }
}

final class Cache: @unchecked Sendable { // expect: unchecked_sendable_unguarded (note: 'limit' may be set outside of its lock)
  private let lock = NSLock()
  var limit = 100

  func isFull(_ count: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return count > limit
  }
}

// Nobody sets these from outside.
final class Sizes: @unchecked Sendable {
  private(set) var width = 1
  private var limit = 2
  var height = 3
  var colour = 5
  let completion = 4

  func area() -> Int { width * height * limit * completion * colour }
}

func configure(_ make: () -> (any AnyObject)?, _ cache: () -> Cache) {
  cache().limit = 5
  request(make).completion = { print($0) }
  request(make).width = 6
}

// What a type says of itself is not said of others.
final class Painter {
  var colour = 0

  func paint(_ work: (@escaping () -> Void) -> Void) {
    work { [weak self] in self?.colour = 1 }
    self.colour = 2
  }
}

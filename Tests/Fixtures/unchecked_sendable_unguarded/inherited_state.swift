import Foundation

class Repository: @unchecked Sendable {
  let lock = NSLock()
  var names: [String] = []
}

final class Users: Repository, @unchecked Sendable { // expect: unchecked_sendable_unguarded (changed outside of its lock in line 9)
  func add(_ name: String) { names.append(name) }
  func clear() { lock.withLock { names = [] } }
}

final class Groups: Repository, @unchecked Sendable {
  func add(_ name: String) { lock.withLock { names.append(name) } }
}

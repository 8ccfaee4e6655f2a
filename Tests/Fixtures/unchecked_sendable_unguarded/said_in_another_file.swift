import Foundation

final class Diary {
  private let lock = NSLock()
  private var pages: [String] = []
  private var title = ""

  func add(_ page: String) { lock.withLock { pages.append(page) } }
  func clear() { pages = [] }
  func rename(_ title: String) { lock.withLock { self.title = title } }
}

final class Album {
  private let lock = NSLock()
  private var pages: [String] = []

  func add(_ page: String) { lock.withLock { pages.append(page) } }
  func clear() { lock.withLock { pages = [] } }
}

// Nobody says that this may be shared.
final class Pad {
  private let lock = NSLock()
  private var pages: [String] = []

  func add(_ page: String) { lock.withLock { pages.append(page) } }
  func clear() { pages = [] }
}

#if DEBUG
final class Draft {
  private let trace = NSLock()
  private var pages = 0

  func add() { trace.withLock { pages += 1 } }
}
#else
final class Draft {
  private let lock = NSLock()
  private var pages = 0

  func add() { lock.withLock { pages += 1 } }
}
#endif
// file: Sharing.swift
extension Diary: @unchecked Sendable {} // expect: unchecked_sendable_unguarded (changed outside of its lock in line 9 of said_in_another_file.swift)
extension Album: @unchecked Sendable {}
extension Draft: @unchecked Sendable {}

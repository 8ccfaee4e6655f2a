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

// file: Sharing.swift
extension Diary: @unchecked Sendable {} // expect: unchecked_sendable_unguarded (changed outside of its lock in line 9 of said_in_another_file.swift)
extension Album: @unchecked Sendable {}

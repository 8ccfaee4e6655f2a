import Foundation
import SwiftUI
import Synchronization

@MainActor var visits = 0
@MainActor
@available(iOS 17, *)
var names: [String] = []
let limit = 3
let entries = Mutex<[Int]>([])

struct Settings: Sendable {
  @TaskLocal static var depth = 0
  @MainActor static var theme = "light"
  static let name = "settings"
  static let flag = Atomic(false)
  static var computed: Int { 3 }
  static var both: Int {
    get { 3 }
    set { print(newValue) }
  }
  @AppStorage("font") static var font = 12
  var instance = 0
}

@MainActor final class Model {
  static var current: Model?
  static let shared = Model()
  var items: [Int] = []
}

@globalActor actor Disk {
  static let shared = Disk()
  var files = 0
}

@Disk enum Files {
  static var open: [String] = []
}

final class Sealed: Sendable {
  static let shared = Sealed()
}

final class Guarded: @unchecked Sendable {
  static let shared = Guarded()
  private let lock = NSLock()
  private var items: [Int] = []
  func add() { lock.withLock { items.append(1) } }
}

// Locals are nobody else's.
func count() -> Int {
  var total = 0
  total += 1
  return total
}

// A lock is held around every use.
enum Ledger {
  private static let lock = NSLock()
  private static var total = 0

  static func add() { lock.withLock { total += 1 } }
  static var sum: Int {
    lock.lock()
    defer { lock.unlock() }
    return Ledger.total
  }
}

protocol Named {
  static var title: String { get }
}

final class Screen: UIView {
  static var count = 0
}

// Another module decides whether its superclass is on the main actor.
final class Gadget: ForeignGadget {
  static var made = 0
}

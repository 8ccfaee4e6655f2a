// What a property is declared with says what it is, where another type's static constant does.
import Foundation

final class Hub {
  static let shared = Hub() // expect: global_mutable_state
  private var retired: [AnyObject] = []
  func retire(_ object: AnyObject) { retired.append(object) }
  func compare(_ object: AnyObject) { print(retired.contains { $0 === object }) }
}

final class List {
  private let hub = Hub.shared

  deinit {
    hub.compare(self)
    hub.retire(self) // expect: deinit_passes_self
  }
}

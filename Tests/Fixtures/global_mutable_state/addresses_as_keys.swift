// The key of an associated object is an address: nothing reads the value or changes it.
import ObjectiveC

private var nameKey: UInt8 = 0 // expect: global_mutable_state (note: only its address)
private nonisolated(unsafe) var colourKey: UInt8 = 0

enum Keys {
  static var title: UInt8 = 0 // expect: global_mutable_state (note: only its address)
  static var count = 0 // expect: global_mutable_state (warning: any thread)
}

extension NSObject {
  var name: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  var colour: String? { objc_getAssociatedObject(self, &colourKey) as? String }

  var title: String? {
    get { objc_getAssociatedObject(self, &Keys.title) as? String }
    set { objc_setAssociatedObject(self, &Keys.title, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  func add() { increment(&Keys.count) }
}

func increment(_ number: inout Int) { number += 1 }

// A function that is named after associated objects hands the key's address on.
import ObjectiveC

private enum Keys {
  static var title = "title" // expect: global_mutable_state (only its address)
  static var count = 0 // expect: global_mutable_state (any thread)
}

extension NSObject {
  var title: String? {
    get { associatedObject(for: &Keys.title) }
    set { setAssociatedObject(newValue, for: &Keys.title) }
  }

  func add() { increment(&Keys.count) }
}

func increment(_ number: inout Int) { number += 1 }

// An instance does not mean static variables by their bare names.
protocol Blinking: AnyObject {}

private enum BlinkKeys {
  static var isOn = 0 // expect: global_mutable_state (only its address)
}

extension Blinking {
  var isOn: Bool {
    get { associatedObject(for: &BlinkKeys.isOn) }
    set { setAssociatedObject(newValue, for: &BlinkKeys.isOn) }
  }

  func stop() { isOn = false }
}

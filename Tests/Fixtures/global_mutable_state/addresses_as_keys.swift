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

// In another file, too.
enum Marks {
  static var badge: UInt8 = 0 // expect: global_mutable_state (note: only its address)
  static var total = 0 // expect: global_mutable_state (warning: any thread)
}

// In a static function `self` is the type.
enum Agent {
  private static var name = "app" // expect: global_mutable_state (warning: any thread)
  static func set(_ name: String) { self.name = name }
}

enum Clerk {
  private static var name = "app" // expect: global_mutable_state (note: nothing here changes)
  static func read() -> String { self.name }
}
// file: Badges.swift
import ObjectiveC

extension NSObject {
  var badge: String? { objc_getAssociatedObject(self, &Marks.badge) as? String }
  func count() { increase(&Marks.total) }
}

func increase(_ number: inout Int) { number += 1 }

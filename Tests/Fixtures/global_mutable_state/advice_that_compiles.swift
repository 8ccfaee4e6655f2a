// What a protocol asks for can be no 'let' where it wants a setter, and is on no actor where it says nothing of one.
import SwiftUI

public protocol ServiceKey {
  associatedtype Value
  static var current: Value { get set }
}

struct ClockKey: ServiceKey {
  static var current = 0 // expect: global_mutable_state (keep its value in a 'Mutex')
}

public struct OffsetKey: PreferenceKey {
  public static var defaultValue = 0 // expect: global_mutable_state (every thread could; make it 'let')

  public static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

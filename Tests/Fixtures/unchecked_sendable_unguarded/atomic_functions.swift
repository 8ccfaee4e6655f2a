import Foundation

final class Meter: @unchecked Sendable {
  private var count: Int32 = 0

  func tick() { OSAtomicIncrement32(&count) }
  var value: Int { Int(OSAtomicAdd32(0, &count)) }
}

final class Loose: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private var count: Int32 = 0

  func tick() { add(1, &count) }
  func add(_ amount: Int32, _ count: inout Int32) { count += amount }
  func reset() { count = 0 }
}

import Foundation
import NIOConcurrencyHelpers

var tableLock = NIOLock() // expect: global_mutable_state (note: nothing here changes)
var gate = NSLock() // expect: global_mutable_state (warning: any thread)
var plain = os_unfair_lock() // expect: global_mutable_state (warning: any thread)
var table: [Int] = [] // expect: global_mutable_state (warning: any thread)

func add() {
  tableLock.withLock { table.append(1) }
  gate = NSLock()
  os_unfair_lock_lock(&plain)
}

import os

enum Registry {
  nonisolated(unsafe) private static var lock = os_unfair_lock()
  nonisolated(unsafe) private static var other: os_unfair_lock = .init()
  nonisolated(unsafe) static var entries: [String] = [] // expect: nonisolated_unsafe_storage (the compiler does not check)
}

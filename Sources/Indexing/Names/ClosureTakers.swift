import Lexing

/// Names of functions that call a closure before they return, whoever declares them.
enum ClosureTakers {
  /// Of collections; publishers, lazy sequences and asynchronous ones have functions of the same names, which do not.
  static let ofSequences: Set<Name> = [
    "map", "compactMap", "flatMap", "filter", "first", "last", "drop", "prefix", "contains", "reduce", "allSatisfy",
    "min", "max",
  ]

  /// Of collections alone.
  static let ofCollections: Set<Name> = [
    "forEach", "sorted", "sort", "removeAll", "firstIndex", "lastIndex", "mapValues", "compactMapValues",
  ]

  /// Of locks, which keep others out meanwhile.
  static let ofLocks: Set<Name> = [
    "withLock", "withLockUnchecked", "withLockVoid", "withLockIfAvailable", "withLockIfAvailableUnchecked",
    "withLockedValue", "withUnfairLock", "withCriticalRegion", "withCriticalSection", "performLocked", "performAndWait",
    "synchronized",
  ]

  /// Those that lend the closure memory, or keep something until it is done.
  static let lending: Set<Name> = [
    "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafePointer", "withUnsafeMutablePointer",
    "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer", "withExtendedLifetime", "autoreleasepool",
  ]
}

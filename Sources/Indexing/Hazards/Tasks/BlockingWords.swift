import Lexing

/// Words of calls that may keep their thread.
package enum BlockingWords {
  /// Functions that do so by their names alone.
  package static let ofFunctions = [
    "usleep", "nanosleep", "waitUntilExit", "waitUntilFinished", "waitUntilAllOperationsAreFinished",
  ]

  /// Types that a `wait` may be of.
  package static let ofWaiters = ["DispatchSemaphore", "DispatchGroup", "DispatchWorkItem", "NSCondition"]

  /// Functions that block by themselves on some receivers or with some arguments.
  package static let ofSomeUses = ["sleep", "sync", "contentsOf"]

  /// In lower case, in the names of what is loaded from elsewhere.
  static let ofServers = ["remote", "http", "weburl", "endpoint", "server", "apiurl", "feedurl"]

  private static let ofSomeFunctions = ["wait", "sleep", "sync", "asyncAndWait"]

  /// Without one of these a file has no call that blocks; what loads from an address says `contentsOf`.
  package static let all = ofFunctions + ofSomeFunctions + ["contentsOf"]

  /// Functions some of which block, and types some of whose initializers do.
  static let suspects = (ofFunctions + ofSomeFunctions + ["Data", "NSData", "String", "NSString"]).map { Name($0) }

  static let waiters = Set(ofWaiters.map { Name($0) })
}

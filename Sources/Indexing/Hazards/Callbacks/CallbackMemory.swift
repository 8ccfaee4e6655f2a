import Lexing

/// What a file has told of its delegates and of their protocols, each when it was asked for the first time.
struct CallbackMemory {
  /// By the function that takes a delegate with its queue, and by the delegate's type.
  var queuesOfDelegates: [Name: DelegateQueue?] = [:]
  /// By the names of protocols: whether one is on a global actor and not `Sendable`.
  var plainIsolatedProtocols: [Name: Bool] = [:]
  /// By the names of types with those of their properties: whether one is declared with more than such a protocol's name.
  var sendableDeclarations: [Name: Bool] = [:]
}

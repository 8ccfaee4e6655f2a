/// Where code runs, as far as Swift's rules say (SE-0306, SE-0316, SE-0434).
package enum Isolation: UInt8, Sendable {
  case mainActor
  /// An actor's own instance.
  case actor
  /// A global actor other than the main one.
  case global
  case nonisolated
  /// Not known: a type or protocol that is not in the project decides it.
  case unknown
}

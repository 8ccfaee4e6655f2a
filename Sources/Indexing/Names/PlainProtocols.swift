package import Lexing

/// Protocols of the standard library and the frameworks that say little of the types in whose clauses they stand, with
/// the class that stands there for as little.
///
/// Which of them count is each question's own: to be no thread's, to be called by nobody and to be made by nobody are
/// three things.
package enum PlainProtocols {
  /// They ask for no member that the compiler or the class does not give.
  package static let withoutRequirements: Set<Name> = [
    "AnyObject", "NSObject", "NSObjectProtocol", "Observable", "ObservableObject", "Sendable",
  ]

  /// They ask what a value is.
  private static let ofIdentity: Set<Name> = ["Equatable", "Hashable", "Identifiable"]

  /// They ask what a value looks like elsewhere, or which comes first.
  private static let ofForm: Set<Name> = [
    "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
  ]

  /// No method of one's own meets one of them by chance.
  package static let all = withoutRequirements.union(ofIdentity).union(ofForm)

  /// They do not make their conformers `Sendable`.
  static let notSendable = all.subtracting(["Sendable"])

  /// Nobody calls a method for their sake, as coders do for the others.
  static let withoutCallers = withoutRequirements.union(ofIdentity)

  /// Nobody makes an object for their sake; one of `NSObject` may be made by its class's name, as text.
  static let withoutMakers = withoutCallers.subtracting(["NSObject", "NSObjectProtocol"])
}

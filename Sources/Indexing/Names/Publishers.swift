package import Lexing

/// Names of Combine's publishers.
package enum Publishers {
  /// Those that code sends values to.
  package static let subjects: Set<Name> = ["PassthroughSubject", "CurrentValueSubject"]

  /// What makes one of a single value, or of none.
  static let ofOneValue: Set<Name> = ["Future", "Just", "Fail", "dataTaskPublisher"]
}

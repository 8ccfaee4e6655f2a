package import Lexing

/// Names of Combine's publishers.
package enum Publishers {
  package static let wordsOfSubjects = ["PassthroughSubject", "CurrentValueSubject"]
  private static let wordsOfOneValue = ["Future", "Just", "Fail", "dataTaskPublisher"]

  /// Those that end by themselves, and operators that end others.
  package static let wordsOfEnds =
    wordsOfOneValue + ["Empty", "Deferred", "Result", "first", "prefix", "timeout", "output"]

  /// Those that code sends values to.
  package static let subjects = Set(wordsOfSubjects.map { Name($0) })

  /// What makes one of a single value, or of none.
  static let ofOneValue = Set(wordsOfOneValue.map { Name($0) })
}

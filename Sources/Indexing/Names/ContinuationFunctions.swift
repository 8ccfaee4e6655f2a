import Lexing

/// Functions that give a closure a continuation, and wait until somebody resumes it (SE-0300).
package enum ContinuationFunctions {
  private static let checkedWords = ["withCheckedContinuation", "withCheckedThrowingContinuation"]
  private static let unsafeWords = ["withUnsafeContinuation", "withUnsafeThrowingContinuation"]
  package static let words = checkedWords + unsafeWords

  static let checked = checkedWords.map { Name($0) }
  static let unsafe = unsafeWords.map { Name($0) }
  static let all = checked + unsafe
}

extension Project {
  /// Whether a type, or what a collection of it holds, is one of their continuations, also by another name for it.
  func isContinuation(_ shape: TypeShape) -> Bool {
    let type = meaning(of: shape).base
    return type == "CheckedContinuation" || type == "UnsafeContinuation"
  }
}

import Lexing

/// Functions that give a closure a continuation, and wait until somebody resumes it (SE-0300).
enum ContinuationFunctions {
  static let checked: [Name] = ["withCheckedContinuation", "withCheckedThrowingContinuation"]
  static let unsafe: [Name] = ["withUnsafeContinuation", "withUnsafeThrowingContinuation"]
  static let all = checked + unsafe
}

import Linting

/// What the command line wants done about fixes.
struct FixOptions {
  enum Mode {
    case none
    /// `--fix`: files are changed.
    case apply
    /// `--diff`: a patch is printed.
    case show
  }

  let mode: Mode
  /// `--unsafe-fixes`
  let includesUnsafe: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    mode = invocation.has(.diff) ? .show : invocation.has(.fix) ? .apply : .none
    includesUnsafe = invocation.has(.unsafeFixes)
    if mode == .apply, invocation.has(.staged) {
      throw UsageError(
        "'--fix' changes files, and '--staged' lints git's index: take '--diff', or fix before 'git add'"
      )
    }
    for option in [Option.format, .output] where mode == .show && invocation.has(option) {
      throw UsageError("'--diff' prints a patch, and no report for '\(option.name)'")
    }
    for option in [Option.showFiles, .showSettings] where mode != .none && invocation.has(option) {
      throw UsageError("'\(option.name)' ends before anything is fixed")
    }
  }

  func allows(_ fix: Fix) -> Bool {
    fix.isSafe || includesUnsafe
  }
}

/// How the program ends.
enum ExitCode: Int32, Comparable {
  /// Nothing at the threshold or above.
  case clean = 0
  case findings = 1
  /// A wrong command line, or something that could not be read or written.
  case failure = 2

  /// The worse is the greater.
  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}

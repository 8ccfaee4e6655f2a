/// A command line that cannot be obeyed.
struct UsageError: Error, Equatable {
  let message: String
  /// True when a file that is named elsewhere is not there or cannot be read.
  let isMissingFile: Bool

  init(_ message: String, isMissingFile: Bool = false) {
    self.message = message
    self.isMissingFile = isMissingFile
  }
}

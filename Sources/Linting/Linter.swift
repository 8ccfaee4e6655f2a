package import Lexing

/// Reads a file for the engine, which knows nothing of disks.
package protocol SourceReader: Sendable {
  /// Fills the buffer with the file's bytes.
  func read(_ path: Path, into buffer: SourceBuffer) throws(ReadFailure)
}

/// Why a file could not be read.
package struct ReadFailure: Error {
  package var reason: String
  /// True when the file is no longer there, which is nobody's fault.
  package var isGone: Bool

  package init(reason: String, isGone: Bool) {
    self.reason = reason
    self.isGone = isGone
  }
}

/// Runs rules over the files of a project, in two passes and several threads.
package struct Linter: Sendable {
  package var rules: [any Rule]
  /// Worker threads.
  package var jobs: Int

  package init(rules: [any Rule], jobs: Int) {
    self.rules = rules
    self.jobs = jobs
  }

  /// Lints `files[i]` where `isReported[i]`; the others count for facts only. The report is in order, whatever `jobs` is.
  package func lint(_ files: [Path], isReported: [Bool], reader: some SourceReader) -> Report {
    Report()
  }
}

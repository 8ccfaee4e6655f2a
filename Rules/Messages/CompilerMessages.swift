package import Linting

/// What `explain` knows of the compiler's own messages.
package let compilerMessages = isolationMessages + sendableMessages + sendingMessages + declarationMessages

/// The explanation of a message, or of a line of a build log, by the entry that fits it most closely; nil for none.
package func explanation(ofMessage line: String) -> String? {
  compilerMessages.sorted { $0.precision > $1.precision }.lazy.compactMap { $0.explanation(of: line) }.first
}

import Lexing

/// What is linted.
enum LintInput {
  case paths([Path])
  /// What the next commit changes.
  case staged
  /// Standard input, as the content of a file; nil when it is nobody's.
  case standardInput(Path?)

  init(_ invocation: Invocation) throws(UsageError) {
    let operands = invocation.operands
    let isStandardInput = operands.contains { $0.string == "-" }
    let name = invocation.path(of: .stdinFilename)
    if name != nil, !isStandardInput { throw UsageError("'--stdin-filename' names standard input: give '-', too") }
    if invocation.has(.staged) {
      if let other = operands.first {
        throw UsageError("'--staged' lints what the next commit changes, and not '\(other.string)'")
      }
      if invocation.has(.diffBase) { throw UsageError("'--staged' and '--diff-base' choose different changes") }
      self = .staged
    } else if isStandardInput {
      if operands.count > 1 { throw UsageError("'-' is standard input, and stands alone") }
      if invocation.has(.diffBase) { throw UsageError("'-' is standard input, which '--diff-base' knows nothing of") }
      self = .standardInput(name)
    } else {
      self = .paths(operands.isEmpty ? [Path(".")] : operands)
    }
  }
}

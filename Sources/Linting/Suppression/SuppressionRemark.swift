package import Indexing

/// A finding about comments to the linter. It is made when all others are known, and not from a file alone.
package enum SuppressionRemark: String, CaseIterable, Rule {
  case unused = "unused_suppression"
  case invalid = "invalid_suppression"

  package static let family = RuleFamily("suppressions", allCases)

  package var id: String { rawValue }
  package var severity: Severity { .warning }
  package var compiler: CompilerVerdict { .silent }
  package var words: [String] { [] }

  package var summary: String {
    switch self {
    case .unused: "a comment suppresses a rule that finds nothing there"
    case .invalid: "a comment to actorlint cannot be obeyed"
    }
  }

  package func findings(in file: SourceFile) -> [Finding] { [] }

  func finding(_ message: String, at place: Place, fix: Fix? = nil) -> Finding {
    Finding(
      rule: id,
      severity: severity,
      message: message,
      place: place,
      fixes: fix.map { [$0] } ?? [],
      fingerprint: Finding.fingerprint(of: [id, message])
    )
  }

  package var guide: String {
    switch self {
    case .unused:
      """
      A comment such as `// actorlint:disable main_sync - reason` outlives what it was written for: the finding was mended,
      or moved away. Left in place it hides the next one. Remove it.

      Only rules that ran are looked at, so that `--select` and `--ignore` make no comment look unused.

      """
    case .invalid:
      """
      The comment suppresses nothing, because actorlint cannot tell what it is meant to do: it names no rule, or one that
      does not exist, or gives no reason where one is needed. Errors need a reason.

      ```swift
      // actorlint:disable:next main_sync - the launch screen waits for this on purpose
      ```

      | Comment | holds for |
      | --- | --- |
      | `actorlint:disable:this ID - reason` | the comment's own line |
      | `actorlint:disable:next ID - reason` | the next line of code; with attributes, to the line of what they belong to |
      | `actorlint:disable:previous ID - reason` | the line of code before |
      | `actorlint:disable ID - reason` | up to `actorlint:enable ID`, or the end of the enclosing braces |
      | `actorlint:disable:file ID - reason` | the whole file |

      """
    }
  }
}

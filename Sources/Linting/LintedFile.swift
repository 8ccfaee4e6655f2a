package import Lexing

/// A file as a rule sees it: its outline, with the project around it.
package struct LintedFile {
  package let path: Path
}

/// Rules about one subject: those of one folder.
package struct RuleFamily: Sendable {
  /// The folder's name in snake case, which stands for all of its rules.
  package var name: String
  package var rules: [any Rule]
  /// Whether a comment that suppresses one of them must say why, as it must for errors.
  package var needsReasons: Bool

  package init(_ name: String, needsReasons: Bool = false, _ rules: [any Rule]) {
    self.name = name
    self.needsReasons = needsReasons
    self.rules = rules
  }
}

/// A name that stands for rules by what is known of them, rather than by subject.
package enum RuleGroup: String, CaseIterable, Sendable {
  case all
  /// Errors and warnings that the compiler does not report by itself.
  case `default`
  /// What the compiler does not report in the file's language mode.
  case beyondCompiler = "beyond_compiler"
  /// What it does report there.
  case covered
}

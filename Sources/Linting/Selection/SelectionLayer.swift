/// One say in which rules run, and how bad their findings are: of the command line, or of a configuration.
package struct SelectionLayer: Sendable, Equatable {
  /// What runs instead of what was chosen so far; nil leaves that as it is.
  package var select: [Selector]?
  package var extendSelect: [Selector] = []
  package var ignore: [Selector] = []
  package var severities: [SeverityChoice] = []

  package init() {}

  /// A rule's id, or the name of a family or group.
  package struct Selector: Sendable, Equatable {
    package var name: String
    /// Where it stands in its file, in bytes.
    package var offset: Int

    package init(_ name: String, offset: Int = 0) {
      self.name = name
      self.offset = offset
    }
  }

  /// How bad a rule's findings are; nil switches it off.
  package struct SeverityChoice: Sendable, Equatable {
    package var rule: Selector
    package var severity: Severity?

    package init(_ rule: Selector, _ severity: Severity?) {
      self.rule = rule
      self.severity = severity
    }
  }
}

/// A choice of rules that cannot be obeyed.
package struct SelectionError: Error, Equatable {
  package var message: String
  /// Of the selector that is wrong.
  package var offset: Int

  package init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension SelectionLayer {
  /// Throws when a name is unknown, or the layer contradicts itself.
  package func check(_ names: RuleNames) throws(SelectionError) {
    let chosen = (select ?? []) + extendSelect
    for selector in chosen + ignore where names.members(of: selector.name) == nil {
      throw unknown(selector, kind: "rule or group", among: names.selectors)
    }
    for selector in ignore where chosen.contains(where: { $0.name == selector.name }) {
      throw SelectionError(message: "'\(selector.name)' is both selected and ignored", offset: selector.offset)
    }
    for (index, choice) in severities.enumerated() {
      try check(choice, names, others: severities[..<index])
    }
  }

  private func check(
    _ choice: SeverityChoice,
    _ names: RuleNames,
    others: ArraySlice<SeverityChoice>
  ) throws(SelectionError) {
    let name = choice.rule.name
    guard names.ids.contains(name) else { throw unknown(choice.rule, kind: "rule", among: names.ids) }
    let contradiction: String? =
      if others.contains(where: { $0.rule.name == name && $0.severity != choice.severity }) {
        "'\(name)' is given two severities"
      } else if choice.severity == nil, ((select ?? []) + extendSelect).contains(where: { $0.name == name }) {
        "'\(name)' is both selected and switched off"
      } else if choice.severity != nil, ignore.contains(where: { $0.name == name }) {
        "'\(name)' is ignored and given a severity"
      } else {
        nil
      }
    if let contradiction { throw SelectionError(message: contradiction, offset: choice.rule.offset) }
  }

  private func unknown(_ selector: Selector, kind: String, among known: [String]) -> SelectionError {
    let suggestion = Suggestion.phrase(for: selector.name, among: known)
    let hint = suggestion.isEmpty ? "; 'actorlint rules' lists them" : suggestion
    return SelectionError(message: "unknown \(kind) '\(selector.name)'\(hint)", offset: selector.offset)
  }
}

import Linting

/// What the command line says of rules and severities.
struct SelectionOptions {
  let layer: SelectionLayer
  /// What is shown at the least; nil where nothing is said.
  let level: Severity?
  /// What makes the status 1 at the least.
  let failOn: Threshold?

  enum Threshold: String, CaseIterable {
    case error, warning, note, none

    /// Nil for `none`.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// What `--severity` takes for a rule.
  enum SeverityWord: String, CaseIterable {
    case error, warning, note, off

    /// Nil for `off`.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  init(_ invocation: Invocation, names: RuleNames) throws(UsageError) {
    layer = try Self.layer(invocation)
    level = try invocation.chosen(of: .level) ?? (invocation.has(.allRules) ? .note : nil)
    failOn = try invocation.chosen(of: .failOn)
    do {
      try layer.check(names)
    } catch {
      throw UsageError(error.message)
    }
    try Self.checkAllRules(invocation)
  }

  private static func layer(_ invocation: Invocation) throws(UsageError) -> SelectionLayer {
    var layer = SelectionLayer()
    if invocation.has(.select) { layer.select = try selectors(.select, of: invocation) }
    if invocation.has(.allRules) { layer.select = [SelectionLayer.Selector(RuleGroup.all.rawValue)] }
    layer.extendSelect = try selectors(.extendSelect, of: invocation)
    layer.ignore = try selectors(.ignore, of: invocation)
    for text in try invocation.values(of: .severity) {
      layer.severities.append(try severityChoice(text))
    }
    return layer
  }

  private static func selectors(
    _ option: Option,
    of invocation: Invocation
  ) throws(UsageError) -> [SelectionLayer.Selector] {
    try invocation.values(of: option).map { SelectionLayer.Selector($0) }
  }

  private static func severityChoice(_ text: String) throws(UsageError) -> SelectionLayer.SeverityChoice {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw UsageError("'--severity' takes ID=SEVERITY, not '\(text)'") }
    let word: SeverityWord = try Invocation.choice(of: "severity", from: parts[1])
    return SelectionLayer.SeverityChoice(SelectionLayer.Selector(parts[0]), word.severity)
  }

  private static func checkAllRules(_ invocation: Invocation) throws(UsageError) {
    guard invocation.has(.allRules) else { return }
    for option in [Option.select, .extendSelect] where invocation.has(option) {
      throw UsageError("'--all-rules' runs every rule; '\(option.name)' would choose some")
    }
    if let level = invocation.value(of: .level), level != Severity.note.rawValue {
      throw UsageError("'--all-rules' shows notes too; '--level \(level)' would hide them")
    }
  }

  /// Throws when what remains of the rules makes no sense: for a selection that holds this layer.
  func check(_ selection: RuleSelection) throws(UsageError) {
    if selection.isEmpty { throw UsageError("no rule is left to run: everything that is selected is ignored") }
    for choice in layer.severities where choice.severity != nil && !selection.ids.contains(choice.rule.name) {
      let name = choice.rule.name
      throw UsageError("'\(name)' is given a severity and does not run; add '--extend-select \(name)'")
    }
  }
}

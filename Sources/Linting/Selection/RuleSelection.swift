/// Everything that a selection can name: the rules by id, their families, and groups.
package struct RuleNames: Sendable {
  package let families: [RuleFamily]
  /// With the linter's own remarks, which come last.
  package let rules: [any Rule]
  package let ids: [String]
  /// In `rules`.
  let remarks: Range<Int>

  package init(_ families: [RuleFamily]) {
    self.families = families + [SuppressionRemark.family]
    rules = self.families.flatMap(\.rules)
    ids = rules.map(\.id)
    remarks = rules.count - SuppressionRemark.family.rules.count..<rules.count
  }

  package var selectors: [String] {
    ids + families.map(\.name) + RuleGroup.allCases.map(\.rawValue)
  }

  /// The rules that a name means; nil for a name that nobody has.
  func members(of selector: String) -> [Member]? {
    if let group = RuleGroup(rawValue: selector) { return members(of: group) }
    if let rule = ids.firstIndex(of: selector) { return [Member(rule: rule)] }
    guard let family = families.first(where: { $0.name == selector }) else { return nil }
    return family.rules.compactMap { rule in ids.firstIndex(of: rule.id).map { Member(rule: $0) } }
  }

  /// A rule that a name means, wholly or for some files.
  struct Member {
    /// Index in the catalogue.
    let rule: Int
    /// In files in whose language mode the compiler does not report the same.
    var whereSilent = true
    /// In files in whose language mode it does.
    var whereCovered = true
  }

  private func members(of group: RuleGroup) -> [Member] {
    rules.indices.compactMap { rule in
      switch group {
      case .all: Member(rule: rule)
      case .default: rules[rule].shippedSeverity < .warning ? nil : Member(rule: rule, whereCovered: false)
      case .beyondCompiler: Member(rule: rule, whereCovered: false)
      case .covered: Member(rule: rule, whereSilent: false)
      }
    }
  }
}

/// Which rules run in a file, and how bad their findings are.
package struct RuleSelection: Sendable {
  private let names: RuleNames
  /// By index in the catalogue.
  private var runsWhereSilent: [Bool]
  private var runsWhereCovered: [Bool]
  private var severities: [Severity?]

  /// The default.
  package init(_ names: RuleNames) {
    self.names = names
    runsWhereSilent = Array(repeating: false, count: names.rules.count)
    runsWhereCovered = runsWhereSilent
    severities = Array(repeating: nil, count: names.rules.count)
    set(RuleGroup.default.rawValue, to: true)
  }

  /// Adds what a layer says, which was checked, to what was said before.
  package mutating func apply(_ layer: SelectionLayer) {
    if let select = layer.select {
      set(RuleGroup.all.rawValue, to: false)
      for selector in select { set(selector.name, to: true) }
    }
    for selector in layer.extendSelect { set(selector.name, to: true) }
    for selector in layer.ignore { set(selector.name, to: false) }
    for choice in layer.severities {
      if choice.severity == nil { set(choice.rule.name, to: false) }
      if let rule = names.ids.firstIndex(of: choice.rule.name) { severities[rule] = choice.severity }
    }
  }

  private mutating func set(_ selector: String, to isOn: Bool) {
    for member in names.members(of: selector) ?? [] {
      if member.whereSilent { runsWhereSilent[member.rule] = isOn }
      if member.whereCovered { runsWhereCovered[member.rule] = isOn }
    }
  }

  /// The rules that run in some files, whatever their language modes are; without the linter's own remarks.
  package var rules: [any Rule] {
    names.rules.indices.filter(runsSomewhere).map { names.rules[$0] }
  }

  /// Whether no rule runs anywhere.
  package var isEmpty: Bool {
    !names.rules.indices.contains(where: runsSomewhere)
  }

  /// Whether an index is that of a rule, and no remark of the linter's own, that runs in some files.
  private func runsSomewhere(_ rule: Int) -> Bool {
    isOnSomewhere(rule) && !names.remarks.contains(rule)
  }

  /// The ids of everything that runs in some files.
  package var ids: [String] {
    names.rules.indices.filter { isOnSomewhere($0) }.map { names.ids[$0] }
  }

  private func isOnSomewhere(_ rule: Int) -> Bool {
    let compiler = names.rules[rule].compiler
    return runsWhereSilent[rule] && compiler.mayBeSilent || runsWhereCovered[rule] && compiler.mayCover
  }

  /// Whether a rule runs in a file; `isCovered` says that the compiler reports the same in the file's language mode.
  package func runs(_ id: String, isCovered: Bool) -> Bool {
    guard let rule = names.ids.firstIndex(of: id) else { return false }
    return isCovered ? runsWhereCovered[rule] : runsWhereSilent[rule]
  }

  /// How bad a rule's certain findings are.
  package func severity(of rule: any Rule) -> Severity {
    names.ids.firstIndex(of: rule.id).flatMap { severities[$0] } ?? rule.shippedSeverity
  }

  /// How bad a finding is. One that its rule holds for less certain than others does not rise with them.
  package func severity(of finding: Finding) -> Severity {
    guard let rule = names.ids.firstIndex(of: finding.rule) else { return finding.severity }
    guard let chosen = severities[rule] else { return min(finding.severity, names.rules[rule].shippedSeverity) }
    return finding.severity < names.rules[rule].severity ? min(finding.severity, chosen) : chosen
  }
}

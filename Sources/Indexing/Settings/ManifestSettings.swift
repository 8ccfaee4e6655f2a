import Lexing
import Outlining

/// Settings as a manifest writes them.
extension ManifestReader {
  /// Reads an expression of `[SwiftSetting]`, or one setting, into a draft.
  mutating func read(
    _ range: Range<Int>,
    _ arguments: Arguments,
    into draft: inout SettingsDraft,
    when condition: UnknownReason? = nil,
    depth: Int = 0
  ) {
    guard let first = range.first, range.count > 1 || tokens[first].word != .nil else { return }
    guard depth < 12 else {
      draft.gap = .computed
      return
    }
    if let elements = elements(of: range) {
      for element in elements { read(element, arguments, into: &draft, when: condition, depth: depth + 1) }
      return
    }
    let operands = outline.parts(of: range) { isJoint($0) }
    if operands.count > 1 {
      for operand in operands { read(operand, arguments, into: &draft, when: condition, depth: depth + 1) }
      return
    }
    if tokens[first].kind == .openParen, Int(tokens[first].partner) == range.upperBound - 1 {
      return read(first + 1..<range.upperBound - 1, arguments, into: &draft, when: condition, depth: depth + 1)
    }
    if namesFormerSettings(range) { return }
    if let call = call(range), readSetting(call, arguments, into: &draft, when: condition) { return }
    guard let (value, inner) = meaning(of: range, arguments) else {
      draft.gap = .computed
      return
    }
    read(value, inner, into: &draft, when: condition, depth: depth + 1)
    readAdditions(to: range, into: &draft, depth: depth)
  }

  /// `+` and `??`
  private func isJoint(_ token: Int) -> Bool {
    tokens[token].kind == .operator && (outline.spells(token, "+") || outline.spells(token, "??"))
  }

  /// `target.swiftSettings`
  private func namesFormerSettings(_ range: Range<Int>) -> Bool {
    let names = range.filter { !tokens[$0].isOptionalMark }
    return names.count == 3 && outline.spells(names[2], "swiftSettings")
  }

  /// What is appended to a variable after it was given its value.
  private mutating func readAdditions(to range: Range<Int>, into draft: inout SettingsDraft, depth: Int) {
    guard range.count == 1, call(range) == nil else { return }
    for addition in additions[outline.name(range.lowerBound)] ?? [] {
      let condition: UnknownReason? = addition.isConditional ? .conditional : nil
      read(addition.value, [:], into: &draft, when: condition, depth: depth + 1)
    }
  }

  /// Reads a call of one of `SwiftSetting`'s functions; false for other calls.
  private mutating func readSetting(
    _ call: Call,
    _ arguments: Arguments,
    into draft: inout SettingsDraft,
    when outer: UnknownReason?
  ) -> Bool {
    guard let name = calledName(of: call) else { return false }
    if Self.changesNothing(outline.name(name)) { return true }
    guard let value = outline.arguments(of: call).first?.value else { return false }
    let condition = outer ?? (outline.arguments(of: call).count > 1 ? .conditional : nil)
    switch outline.name(name) {
    case "enableUpcomingFeature", "enableExperimentalFeature":
      if let text = text(value, arguments) { draft.enable(text, when: condition) } else { draft.gap = .computed }
    case "swiftLanguageMode", "swiftLanguageVersion":
      draft.setLanguageMode(version(value, arguments) ?? "", when: condition)
      draft.modeOffset = Int(tokens[name].start)
    case "defaultIsolation":
      draft.setDefaultIsolation(outline.text(value), when: condition)
      draft.isolationOffset = Int(tokens[name].start)
    case "unsafeFlags":
      guard let flags = texts(value, arguments) else {
        draft.gap = .computed
        return true
      }
      draft.read(flags: flags.map { $0[...] }, when: condition)
    default: return false
    }
    return true
  }

  /// Settings that have no say in where code runs.
  private static func changesNothing(_ name: Name) -> Bool {
    switch name {
    case "define", "interoperabilityMode", "strictMemorySafety", "treatWarning", "treatAllWarnings", "disableWarning":
      true
    default: false
    }
  }

  /// `.v6`, `.v10_15`, `.version("6")` or `"10.15"` as text with periods.
  mutating func version(_ range: Range<Int>, _ arguments: Arguments) -> String? {
    if let call = call(range), let name = calledName(of: call), outline.spells(name, "version") {
      return outline.arguments(of: call).first.flatMap { text($0.value, arguments) }
    }
    if let last = range.last, range.count > 1, tokens[last].kind == .identifier {
      let text = outline.text(last)
      guard text.hasPrefix("v") else { return nil }
      return text.dropFirst().split(separator: "_").joined(separator: ".")
    }
    return text(range, arguments)
  }

  /// What is given as `swiftLanguageModes`.
  private var languageModes: Range<Int>? {
    packageArgument("swiftLanguageModes") ?? packageArgument("swiftLanguageVersions")
  }

  /// Where `swiftLanguageModes` is said, in bytes.
  var modeOffset: Int? {
    languageModes.flatMap { tokens[$0.lowerBound].word == .nil ? nil : Int(tokens[$0.lowerBound].start) }
  }

  /// What `swiftLanguageModes` chooses: the newest that the compiler knows. Nil when nothing is said.
  mutating func languageMode() -> Setting<LanguageMode>? {
    guard let range = languageModes else { return nil }
    if tokens[range.lowerBound].word == .nil { return nil }
    guard let elements = elements(of: range) else { return .unknown(.computed) }
    let versions = elements.map { version($0, [:]).flatMap { Version($0) } }
    let modes = versions.compactMap { $0.flatMap { LanguageMode(rawValue: UInt8(clamping: $0.major)) } }
    guard !versions.contains(nil), let newest = modes.max() else { return .unknown(.computed) }
    return .known(newest)
  }

  /// An argument of the package, or what is assigned to its property.
  private func packageArgument(_ label: StaticString) -> Range<Int>? {
    for index in stride(from: tokens.count - 1, to: 0, by: -1)
    where tokens[index].kind == .identifier && outline.spells(index, label) && tokens[index + 1].kind == .equal {
      return statement(from: index + 2)
    }
    return packageCall.flatMap { argument(label, of: $0) }
  }

  var packageCall: Call? {
    outline.calls.first { call in
      calledName(of: call).map { outline.spells($0, "Package") } == true && argument("name", of: call) != nil
    }
  }

  /// The systems that `platforms:` names.
  mutating func deploymentTargets() -> [Platform: Version] {
    var found: [Platform: Version] = [:]
    guard let range = packageArgument("platforms"), let elements = elements(of: range) else { return found }
    for element in elements {
      guard let call = call(element), let name = calledName(of: call),
        let value = outline.arguments(of: call).first?.value,
        let platform = Platform(rawValue: outline.text(name)),
        let version = version(value, [:]).flatMap({ Version($0) })
      else { continue }
      found[platform] = version
    }
    return found
  }
}

extension SettingsDraft {
  /// Adds settings that come later, and so win.
  mutating func add(_ later: SettingsDraft) {
    if let mode = later.languageMode {
      languageMode = mode
      modeOffset = later.modeOffset
    }
    strictConcurrency = later.strictConcurrency ?? strictConcurrency
    if let isolation = later.defaultIsolation {
      defaultIsolation = isolation
      isolationOffset = later.isolationOffset
    }
    features.merge(later.features) { $1 }
    gap = later.gap ?? gap
  }
}

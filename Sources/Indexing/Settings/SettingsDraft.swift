import Lexing

/// Build settings while a manifest is being read: what nothing has set is nil.
struct SettingsDraft: Equatable {
  var languageMode: Setting<LanguageMode>?
  var strictConcurrency: Setting<StrictConcurrency>?
  var defaultIsolation: Setting<DefaultIsolation>?
  /// Where the manifest sets the language mode and the default isolation, in bytes; nil where flags do.
  var modeOffset: Int?
  var isolationOffset: Int?
  var features: [UpcomingFeature: Setting<Bool>] = [:]
  var deploymentTargets: [Platform: Version] = [:]
  var systems: Set<Platform> = []
  /// Something that was not understood may set what nothing else does.
  var gap: UnknownReason?
  /// Which of `names` the manifest spells that computes some settings; nil where there is more than its text.
  var spelled: Set<String>?

  /// What the files of a manifest come to that says how they are built, but not in a way that is read here; `mode` is the
  /// only one that it writes.
  static func settings(
    unreadFor reason: UnknownReason,
    spelling spelled: SpelledSettings,
    mode: LanguageMode?
  ) -> BuildSettings {
    var draft = SettingsDraft()
    draft.gap = reason
    draft.spelled = spelled.names
    draft.deploymentTargets = spelled.deploymentTargets
    if let mode, spelled.names.isDisjoint(with: namesOfModes.filter { $0 != nameOfVersion }) {
      draft.languageMode = .known(mode)
    }
    return draft.settings(defaultMode: defaultMode(of: reason))
  }

  /// The mode that all settings of Swift's version in a text say, as XcodeGen's file writes them: `SWIFT_VERSION: "5.10"`.
  /// Nil where there are none, or one is computed or another's.
  static func mode(writtenIn source: SourceBuffer) -> LanguageMode? {
    let bytes = UnsafeBufferPointer(start: source.bytes, count: source.count)
    let modes = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line -> LanguageMode?? in
      let start = line.indices.first { line[$0...].starts(with: nameOfVersion.utf8) }
      guard let start else { return nil }
      let value = line[start...].dropFirst(nameOfVersion.utf8.count).drop { " :=\"'".utf8.contains($0) }
      return .some(LanguageMode(String(decoding: value.prefix { $0 >= 48 && $0 < 58 }, as: UTF8.self)))
    }
    guard let first = modes.first, modes.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The mode that a tool writes into the Xcode projects it makes, where it is told no other.
  private static func defaultMode(of reason: UnknownReason) -> Setting<LanguageMode> {
    switch reason {
    case .tuist, .xcodeGen: .known(.five)
    default: .unknown(reason)
    }
  }

  /// Notes a language mode as it is written: `5`, `5.0`, `6`.
  mutating func setLanguageMode(_ text: some StringProtocol, when condition: UnknownReason?) {
    let mode = Version(text).flatMap { LanguageMode(rawValue: UInt8(clamping: $0.major)) }
    languageMode = .of(mode, when: condition)
    modeOffset = nil
  }

  mutating func setStrictConcurrency(_ text: some StringProtocol, when condition: UnknownReason?) {
    strictConcurrency = .of(StrictConcurrency(rawValue: String(text)), when: condition)
  }

  /// `MainActor` or `nonisolated`, with `.self` behind it or not.
  mutating func setDefaultIsolation(_ text: some StringProtocol, when condition: UnknownReason?) {
    let name = text.hasSuffix(".self") ? String(text.dropLast(5)) : String(text)
    let isNone = name == "nil" || name == ".none"
    defaultIsolation = .of(isNone ? .nonisolated : DefaultIsolation(rawValue: name), when: condition)
    isolationOffset = nil
  }

  /// Notes an upcoming or experimental feature by name; those that change no verdict are passed over.
  mutating func enable(_ name: some StringProtocol, when condition: UnknownReason?) {
    let parts = name.split(separator: "=", maxSplits: 1)
    if parts.first == "StrictConcurrency" {
      return setStrictConcurrency(parts.count > 1 ? parts[1] : "complete", when: condition)
    }
    // The `:migrate` of SE-0486 asks for warnings and changes nothing else.
    if let feature = UpcomingFeature(rawValue: String(name)) { enable(feature, when: condition) }
  }

  mutating func enable(_ feature: UpcomingFeature, when condition: UnknownReason?) {
    features[feature] = condition.map { .unknown($0) } ?? .known(true)
  }

  /// What these settings come to, in the mode that holds where they name none.
  func settings(defaultMode: Setting<LanguageMode>) -> BuildSettings {
    let mode = languageMode ?? gap(for: Self.namesOfModes).map { .unknown($0) } ?? defaultMode
    let isolation = gap(for: Self.namesOfIsolations)
    return BuildSettings(
      languageMode: mode,
      strictConcurrency: mode == .known(.six) ? .known(.complete) : unset(strictConcurrency, .minimal, in: mode),
      defaultIsolation: defaultIsolation ?? isolation.map { .unknown($0) } ?? .known(.nonisolated),
      features: { setting(of: $0, in: mode) },
      deploymentTargets: deploymentTargets,
      // What could not be read may say otherwise.
      systems: gap == nil ? systems : []
    )
  }

  private func setting(of feature: UpcomingFeature, in mode: Setting<LanguageMode>) -> Setting<Bool> {
    guard feature.isInSwift6 else {
      return features[feature] ?? gap(for: [feature.rawValue] + Self.namesOfAnyFeature).map { .unknown($0) }
        ?? .known(false)
    }
    return mode == .known(.six) ? .known(true) : unset(features[feature], false, in: mode)
  }

  /// `include:` names files of XcodeGen's that are not read.
  private static let namesOfModes = ["swiftLanguage", "swift-version", nameOfVersion, "swiftVersion", "include:"]
  private static let nameOfVersion = "SWIFT_VERSION"
  private static let namesOfIsolations = ["defaultIsolation", "default-isolation", "DEFAULT_ACTOR_ISOLATION"]
  /// A feature's name may be put together, and Xcode has its own for each and for several.
  private static let namesOfAnyFeature = ["\\(", "UPCOMING_FEATURE", "APPROACHABLE_CONCURRENCY"]

  /// What a manifest spells somewhere if it computes a setting.
  private static let settings =
    namesOfModes + namesOfIsolations + namesOfAnyFeature
    + UpcomingFeature.allCases.filter { !$0.isInSwift6 }.map(\.rawValue)

  static func names(spelledIn source: SourceBuffer) -> Set<String> {
    Set(settings.filter { source.holds($0) })
  }

  /// The gap, where it may hold a setting of these names: one that the manifest's text never spells nobody computes.
  private func gap(for names: [String]) -> UnknownReason? {
    guard let gap, let spelled else { return gap }
    return spelled.isDisjoint(with: names) ? nil : gap
  }

  /// A setting that Swift 6 mode turns on by itself.
  private func unset<Value>(_ set: Setting<Value>?, _ value: Value, in mode: Setting<LanguageMode>) -> Setting<Value> {
    if let set { return set }
    if let gap { return .unknown(gap) }
    if case .unknown(let reason) = mode { return .unknown(reason) }
    return .known(value)
  }
}

extension Setting {
  fileprivate static func of(_ value: Value?, when condition: UnknownReason?) -> Setting {
    guard let value else { return .unknown(.invalid) }
    return condition.map { .unknown($0) } ?? .known(value)
  }
}

import Lexing

/// The build settings of one configuration: the target's own first, then its file's, the project's, and its file's.
struct XcodeSettings {
  let layers: [XcodeLayer]
  /// How many values may still be looked up: settings that name each other cost no more than this.
  private var budget = 1_000

  init(layers: [XcodeLayer]) {
    self.layers = layers
  }

  /// Where the language mode and the default isolation are set.
  var places: SettingPlaces {
    layers.reduce(into: SettingPlaces()) { $0.complete(with: $1.places) }
  }

  /// What Xcode's names for settings come to.
  mutating func settings() -> BuildSettings {
    var draft = SettingsDraft()
    if layers.contains(where: \.isIncomplete) {
      draft.gap = .unreadable
      // Where the project sets Swift's version by itself, a file that is kept out of the repository holds secrets.
      if value("SWIFT_VERSION") != nil { draft.spelled = [] }
    }
    readFeatures(into: &draft)
    if let flags = value("OTHER_SWIFT_FLAGS") {
      draft.read(flags: flags.text.split(separator: " "), when: flags.condition)
    }
    if let mode = value(XcodeLayer.mode) { draft.setLanguageMode(mode.text, when: mode.condition) }
    if let checking = value("SWIFT_STRICT_CONCURRENCY") {
      draft.setStrictConcurrency(checking.text, when: checking.condition)
    }
    if let isolation = value(XcodeLayer.isolation), !isolation.text.isEmpty {
      draft.setDefaultIsolation(isolation.text, when: isolation.condition)
    }
    let platforms = platforms
    draft.systems = platforms ?? []
    for platform in Platform.allCases where platforms?.contains(platform) ?? true {
      if let target = value(Name(platform.deploymentTarget)), let version = Version(target.text) {
        draft.deploymentTargets[platform] = version
      }
    }
    return draft.settings(defaultMode: .unknown(.notSet))
  }

  /// What the target is built for; nil where that is not said, or not in a way that is known here.
  private var platforms: Set<Platform>? {
    mutating get {
      for key in ["SUPPORTED_PLATFORMS", "SDKROOT"] as [Name] {
        guard let value = value(key), value.condition == nil, !value.text.isEmpty else { continue }
        // `macosx15.0` is a version's kit.
        let named = value.text.split(separator: " ").map { Self.platforms[Name(String($0.prefix(while: \.isLetter)))] }
        return named.contains(nil) ? nil : Set(named.compactMap(\.self))
      }
      return nil
    }
  }

  private static let platforms: [Name: Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "appletvos": .tvOS, "appletvsimulator": .tvOS,
    "watchos": .watchOS, "watchsimulator": .watchOS, "xros": .visionOS, "xrsimulator": .visionOS,
  ]

  private mutating func readFeatures(into draft: inout SettingsDraft) {
    if let all = value("SWIFT_APPROACHABLE_CONCURRENCY"), all.isOn {
      for feature in UpcomingFeature.allCases where feature.isApproachable {
        draft.enable(feature, when: all.condition)
      }
    }
    for (key, feature) in Self.features {
      guard let setting = value(key) else { continue }
      if setting.isOn {
        draft.enable(feature, when: setting.condition)
      } else {
        draft.features[feature] = .known(false)
      }
    }
  }

  private static let features: [(Name, UpcomingFeature)] = [
    ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", .disableOutwardActorInference),
    ("SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION", .dynamicActorIsolation),
    ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", .globalActorIsolatedTypesUsability),
    ("SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY", .globalConcurrency),
    ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", .inferIsolatedConformances),
    ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", .inferSendableFromCaptures),
    ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", .isolatedDefaultValues),
    ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", .nonisolatedNonsendingByDefault),
    ("SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION", .regionBasedIsolation),
  ]

  /// Whether a setting of a project may change any of the above, or be named by one that does.
  static func matters(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    if key.starts(with: "SWIFT_".utf8) || key.starts(with: "OTHER_SWIFT_".utf8) { return true }
    if key.starts(with: "SUPPORTED_PLATFORMS".utf8) || key.starts(with: "SDKROOT".utf8) { return true }
    let ending: StaticString = "_DEPLOYMENT_TARGET"
    let length = (key.firstIndex(of: UInt8(ascii: "[")) ?? key.count) - ending.utf8CodeUnitCount
    return length >= 0 && (0..<ending.utf8CodeUnitCount).allSatisfy { key[length + $0] == ending.utf8Start[$0] }
  }

  private struct Value {
    let text: String
    let condition: UnknownReason?

    var isOn: Bool { text == "YES" || text == "1" || text == "yes" || text == "true" }
  }

  private mutating func value(_ key: Name) -> Value? {
    let condition: UnknownReason? = layers.contains { $0.conditional.contains(key) } ? .conditional : nil
    guard let text = text(key, from: 0, depth: 0) else { return condition.map { Value(text: "", condition: $0) } }
    return Value(text: text, condition: condition)
  }

  /// The setting's value as the layers from an index on give it.
  private mutating func text(_ key: Name, from first: Int, depth: Int) -> String? {
    budget -= 1
    guard budget > 0, depth < 16 else { return nil }
    for index in first..<layers.count {
      if let text = layers[index].values[key] { return expanded(text, of: key, in: index, depth: depth) }
    }
    return nil
  }

  /// With values put in for `$(NAME)` and `$(inherited)`.
  private mutating func expanded(_ text: String, of key: Name, in layer: Int, depth: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(ofText: "$("), let end = rest[start.upperBound...].firstIndex(of: ")") {
      result += rest[..<start.lowerBound]
      let name = Name(String(rest[start.upperBound..<end]))
      let value =
        name == "inherited" || name == key
        ? self.text(key, from: layer + 1, depth: depth + 1) : self.text(name, from: 0, depth: depth + 1)
      result += value ?? ""
      rest = rest[rest.index(after: end)...]
      if result.utf8.count > 100_000 { return "" }
    }
    return result + rest
  }
}

extension Platform {
  /// Xcode's name for the setting.
  var deploymentTarget: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}

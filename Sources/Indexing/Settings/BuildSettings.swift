/// A build setting's value, or why nobody knows it.
package enum Setting<Value: Sendable>: Sendable {
  case known(Value)
  case unknown(UnknownReason)

  package var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }

}

// Conditions here are looked up when they are asked for; in the type's own parameter they were with the first setting,
// which was a fiftieth of a start.
extension Setting: Hashable where Value: Hashable {}

extension Setting: Equatable where Value: Equatable {
  /// The value that two builds of the same file share.
  func merged(with other: Setting, otherwise reason: UnknownReason) -> Setting {
    if self == other { return self }
    if case .unknown = self { return self }
    if case .unknown = other { return other }
    return .unknown(reason)
  }
}

/// Why a build setting is not known, in words that follow 'unknown: '.
package enum UnknownReason: String, Sendable {
  case noManifest = "no Package.swift or Xcode project names the file"
  case computed = "the manifest computes it"
  case conditional = "it is set under a condition only"
  case targetsDisagree = "the file's targets disagree"
  case configurationsDisagree = "the build configurations disagree"
  case unreadable = "a file that may set it could not be read"
  case invalid = "its value is not one that Swift knows"
  case notSet = "nothing sets it"
  case tuist = "Tuist makes the project"
  case xcodeGen = "XcodeGen makes the project"
  case bazel = "Bazel builds the file"
}

/// The language mode that `-swift-version` chooses.
package enum LanguageMode: UInt8, Sendable, Comparable {
  case four = 4
  case five
  case six

  /// As it is written: `5`, `6`.
  package init?(_ text: String) {
    guard let mode = UInt8(text).flatMap(LanguageMode.init(rawValue:)) else { return nil }
    self = mode
  }

  package static func < (left: LanguageMode, right: LanguageMode) -> Bool { left.rawValue < right.rawValue }
}

extension Setting<LanguageMode> {
  /// Whether the mode is Swift 5's or older, or unknown in a project of a tool that sets this where it is told no other.
  var isLikelyFive: Bool {
    switch self {
    case .known(let mode): mode < .six
    case .unknown(.tuist), .unknown(.xcodeGen): true
    case .unknown: false
    }
  }
}

/// How much `-strict-concurrency` checks; Swift 6 mode checks everything.
package enum StrictConcurrency: String, Sendable {
  case minimal, targeted, complete
}

/// Where declarations run that say nothing (SE-0466).
package enum DefaultIsolation: String, Sendable {
  case nonisolated
  case mainActor = "MainActor"
}

/// Features that change what concurrent code means, by the names that `-enable-upcoming-feature` takes.
package enum UpcomingFeature: String, CaseIterable, Sendable {
  /// SE-0401
  case disableOutwardActorInference = "DisableOutwardActorInference"
  /// SE-0423
  case dynamicActorIsolation = "DynamicActorIsolation"
  /// SE-0434
  case globalActorIsolatedTypesUsability = "GlobalActorIsolatedTypesUsability"
  /// SE-0412
  case globalConcurrency = "GlobalConcurrency"
  /// SE-0470
  case inferIsolatedConformances = "InferIsolatedConformances"
  /// SE-0418
  case inferSendableFromCaptures = "InferSendableFromCaptures"
  /// SE-0411
  case isolatedDefaultValues = "IsolatedDefaultValues"
  /// SE-0461
  case nonisolatedNonsendingByDefault = "NonisolatedNonsendingByDefault"
  /// SE-0414
  case regionBasedIsolation = "RegionBasedIsolation"

  /// In `allCases`.
  fileprivate var position: Int {
    switch self {
    case .disableOutwardActorInference: 0
    case .dynamicActorIsolation: 1
    case .globalActorIsolatedTypesUsability: 2
    case .globalConcurrency: 3
    case .inferIsolatedConformances: 4
    case .inferSendableFromCaptures: 5
    case .isolatedDefaultValues: 6
    case .nonisolatedNonsendingByDefault: 7
    case .regionBasedIsolation: 8
    }
  }

  /// Part of Swift 6 mode.
  var isInSwift6: Bool { self != .inferIsolatedConformances && self != .nonisolatedNonsendingByDefault }

  /// Part of Xcode's `SWIFT_APPROACHABLE_CONCURRENCY`.
  var isApproachable: Bool {
    switch self {
    case .disableOutwardActorInference, .globalActorIsolatedTypesUsability, .inferIsolatedConformances,
      .inferSendableFromCaptures, .nonisolatedNonsendingByDefault:
      true
    default: false
    }
  }
}

/// A system that has a deployment target; the raw value is how availability spells it.
package enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

/// What the build says of a file, as far as it changes a verdict.
package struct BuildSettings: Hashable, Sendable {
  package var languageMode: Setting<LanguageMode>
  package var strictConcurrency: Setting<StrictConcurrency>
  package var defaultIsolation: Setting<DefaultIsolation>
  /// By the feature's position: a dictionary's types were a fiftieth of a start.
  private var features: [Setting<Bool>]
  /// The oldest systems that the code runs on. A platform that is not named is not known.
  package var deploymentTargets: [Platform: Version]
  /// The systems that the code is built for; empty where nothing says so.
  package var systems: Set<Platform>

  package init(
    languageMode: Setting<LanguageMode>,
    strictConcurrency: Setting<StrictConcurrency>,
    defaultIsolation: Setting<DefaultIsolation>,
    features: (UpcomingFeature) -> Setting<Bool>,
    deploymentTargets: [Platform: Version],
    systems: Set<Platform> = []
  ) {
    self.languageMode = languageMode
    self.strictConcurrency = strictConcurrency
    self.defaultIsolation = defaultIsolation
    self.features = UpcomingFeature.allCases.map(features)
    self.deploymentTargets = deploymentTargets
    self.systems = systems
  }

  package static func unknown(_ reason: UnknownReason) -> BuildSettings {
    BuildSettings(
      languageMode: .unknown(reason),
      strictConcurrency: .unknown(reason),
      defaultIsolation: .unknown(reason),
      features: { _ in .unknown(reason) },
      deploymentTargets: [:]
    )
  }

  package func isEnabled(_ feature: UpcomingFeature) -> Setting<Bool> {
    features[feature.position]
  }

  /// Chooses a language mode, with what it turns on or off by itself.
  mutating func set(_ mode: LanguageMode) {
    let wasSix = languageMode == .known(.six)
    languageMode = .known(mode)
    if mode == .six { strictConcurrency = .known(.complete) } else if wasSix { strictConcurrency = .known(.minimal) }
    if strictConcurrency.value == nil { strictConcurrency = .known(.minimal) }
    for feature in UpcomingFeature.allCases where feature.isInSwift6 {
      if mode == .six {
        features[feature.position] = .known(true)
      } else if wasSix || isEnabled(feature).value == nil {
        features[feature.position] = .known(false)
      }
    }
  }

  /// What two builds of the same file agree on.
  func merged(with other: BuildSettings, otherwise reason: UnknownReason) -> BuildSettings {
    if self == other { return self }
    return BuildSettings(
      languageMode: languageMode.merged(with: other.languageMode, otherwise: reason),
      strictConcurrency: strictConcurrency.merged(with: other.strictConcurrency, otherwise: reason),
      defaultIsolation: defaultIsolation.merged(with: other.defaultIsolation, otherwise: reason),
      features: { isEnabled($0).merged(with: other.isEnabled($0), otherwise: reason) },
      deploymentTargets: deploymentTargets.merging(other.deploymentTargets) { min($0, $1) },
      systems: systems.isEmpty || other.systems.isEmpty ? [] : systems.union(other.systems)
    )
  }
}

import Lexing
import Outlining

/// What one `Package.swift` says, as far as it can be read without running it.
struct PackageManifest {
  /// A target of the package.
  struct Target {
    enum Kind: String {
      case regular, executable, test, macro, plugin
    }

    let name: String
    let kind: Kind
    /// From the package's folder; nil for the folder that bears the target's name.
    let path: String?
    /// Files and folders below `path`; nil for everything.
    let sources: [String]?
    let exclude: [String]
    var draft: SettingsDraft
    /// Everything that the drafts of the target's package and its own come to.
    var settings = BuildSettings.unknown(.computed)
  }

  private(set) var toolsVersion: Version
  private(set) var targets: [Target]
  /// Some targets were not understood.
  let isIncomplete: Bool
  /// The names of settings that the manifest spells somewhere.
  let spelled: Set<String>

  /// Swift's own.
  private static let words = WordTable()

  init(_ source: SourceBuffer) {
    let outline = Outline(of: source, words: Self.words)
    toolsVersion = Self.toolsVersion(in: source, outline.tokens)
    var reader = ManifestReader(outline)
    targets = reader.targets()
    isIncomplete = reader.missesTargets
    let mode = reader.languageMode() ?? .known(Self.languageMode(of: toolsVersion))
    let modeOffset = reader.modeOffset ?? Self.statedToolsVersion(in: source, outline.tokens)?.offset
    let shared = reader.settingsOfAllTargets()
    let systems = reader.deploymentTargets()
    spelled = SettingsDraft.names(spelledIn: source)
    for index in targets.indices {
      targets[index].draft.spelled = spelled
      targets[index].draft.add(shared[targets[index].kind] ?? SettingsDraft())
      targets[index].draft.deploymentTargets = systems
      targets[index].settings = targets[index].draft.settings(defaultMode: mode)
      if targets[index].draft.languageMode == nil { targets[index].draft.modeOffset = modeOffset }
    }
  }

  /// The mode of targets that name none follows from the manifest's tools version.
  private static func languageMode(of tools: Version) -> LanguageMode {
    tools.major >= 6 ? .six : tools.major == 5 ? .five : .four
  }

  /// The version in the comment `// swift-tools-version: 6.0`; 3.1 without one (SE-0152).
  static func toolsVersion(in source: SourceBuffer, _ tokens: Tokens) -> Version {
    statedToolsVersion(in: source, tokens)?.version ?? Version(3, 1)
  }

  /// The same, with the offset in bytes where the comment begins.
  private static func statedToolsVersion(in source: SourceBuffer, _ tokens: Tokens) -> (version: Version, offset: Int)?
  {
    for comment in tokens.comments {
      let text = UnsafeBufferPointer(start: source.bytes + Int(comment.start), count: Int(comment.length))
      let line = String(decoding: text.prefix(100), as: UTF8.self)
      let lowered = line.lowercased()[...]
      guard let mark = lowered.firstRange(ofText: "swift-tools-version:") else { continue }
      let version = lowered[mark.upperBound...].utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let number = version.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
      return (Version(Substring(number)) ?? Version(3, 1), Int(comment.start))
    }
    return nil
  }
}

extension PackageManifest {
  /// What a migration aims at, whatever toolchain is at hand.
  private static let newestTools = Version(6, 3)

  /// The file that the newest package manager reads: the one for exactly its version, else the newest that it
  /// understands, if that asks for newer tools than `Package.swift` does (SE-0135).
  ///
  /// `versions` are those in names like `Package@swift-5.9.swift`; -1 stands for `Package.swift`.
  static func chosen(among versions: [NamedVersion], toolsVersion: (Int) -> Version) -> Int {
    let current = newestTools
    let exact = versions.indices.filter { index in
      switch versions[index].length {
      case 1: versions[index].version.major == current.major
      case 2: (versions[index].version.major, versions[index].version.minor) == (current.major, current.minor)
      default: versions[index].version == current
      }
    }
    if let best = exact.max(by: { versions[$0].length < versions[$1].length }) { return best }
    let usable = versions.indices.filter { versions[$0].version <= current }
    guard let newest = usable.max(by: { versions[$0].version < versions[$1].version }) else { return -1 }
    return toolsVersion(newest) > toolsVersion(-1) ? newest : -1
  }

  /// The version in a manifest's file name, with the count of its numbers.
  struct NamedVersion {
    let version: Version
    let length: Int

    /// Nil unless the name is `Package@swift-….swift`.
    init?(fileName: some Sequence<UInt8>) {
      let name = String(decoding: Array(fileName), as: UTF8.self)
      guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift"), name.utf8.count > 20 else { return nil }
      let number = name.dropFirst(14).dropLast(6)
      guard let version = Version(number) else { return nil }
      self.version = version
      length = number.utf8.filter { $0 == UInt8(ascii: ".") }.count + 1
    }
  }
}

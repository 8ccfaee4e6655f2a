import Lexing

/// What the texts spell from which a tool makes an Xcode project: its manifests, and what helps to write them.
struct SpelledSettings {
  /// Names of settings.
  var names: Set<String> = []
  /// The lowest version that any of them writes for a system: nothing tells whose it is.
  var deploymentTargets: [Platform: Version] = [:]

  init(names: Set<String>) { self.names = names }

  init(of source: SourceBuffer) {
    names = SettingsDraft.names(spelledIn: source)
    let bytes = UnsafeBufferPointer(start: source.bytes, count: source.count)
    for line in bytes.split(separator: UInt8(ascii: "\n")) { addDeploymentTargets(in: line) }
  }

  mutating func add(_ other: SpelledSettings) {
    names.formUnion(other.names)
    deploymentTargets.merge(other.deploymentTargets) { min($0, $1) }
  }

  /// `.iOS("16.4")`, `.multiplatform(iOS: "17.0", macOS: "14.0")`, `.iOS(targetVersion: "15.0", …)`, `iOS: 16.0`,
  /// `IPHONEOS_DEPLOYMENT_TARGET = 16.0`
  private mutating func addDeploymentTargets(in line: Slice<UnsafeBufferPointer<UInt8>>) {
    for start in line.indices where start == line.startIndex || !Self.isPartOfName(line[start - 1]) {
      guard let (name, platform) = Self.systems.first(where: { line[start...].starts(with: $0.name.utf8) }),
        let version = Self.version(behind: line[(start + name.utf8.count)...])
      else { continue }
      deploymentTargets[platform] = min(deploymentTargets[platform] ?? version, version)
    }
  }

  private static func version(behind name: Slice<UnsafeBufferPointer<UInt8>>) -> Version? {
    var value = name.drop(while: isBetween)
    guard value.startIndex > name.startIndex else { return nil }
    if value.starts(with: "targetVersion".utf8) {
      value = value.dropFirst("targetVersion".utf8.count).drop(while: isBetween)
    }
    return Version(String(decoding: value.prefix { $0 == UInt8(ascii: ".") || $0 >= 48 && $0 < 58 }, as: UTF8.self))
  }

  private static func isBetween(_ byte: UInt8) -> Bool { " :=(\"'".utf8.contains(byte) }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 32
  }

  private static let systems: [(name: String, platform: Platform)] =
    Platform.allCases.flatMap { [($0.rawValue, $0), ($0.deploymentTarget, $0)] }
}

import Foundation

/// Pseudo-random numbers that are the same on every run.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Source text as an editor or a broken disk leaves it.
enum Damage {
  /// Every prefix of a short file; of a longer one, 256 pieces up to 256 bytes.
  static func cuts(of content: [UInt8]) -> [ArraySlice<UInt8>] {
    guard content.count >= 512 else { return (0...content.count).map { content[..<$0] } }
    var random = Seeded(UInt64(content.count))
    return (0..<256).map { _ in
      let start = Int.random(in: 0..<content.count, using: &random)
      return content[start..<min(content.count, start + Int.random(in: 0..<256, using: &random))]
    }
  }

  /// 256 pieces in which up to four bytes were changed, put in or taken away.
  static func mutations(of content: [UInt8]) -> [[UInt8]] {
    guard !content.isEmpty else { return [] }
    var random = Seeded(UInt64(content.count) << 1 | 1)
    return (0..<256).map { _ in
      let start = Int.random(in: 0..<content.count, using: &random)
      var piece = Array(content[start..<min(content.count, start + Int.random(in: 1..<128, using: &random))])
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<max(1, piece.count), using: &random)
        let byte = Self.bytes.randomElement(using: &random)!
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where !piece.isEmpty: piece[place] = byte
        case 1 where !piece.isEmpty: piece.remove(at: place)
        default: piece.insert(byte, at: min(place, piece.count))
        }
      }
      return piece
    }
  }

  /// Bytes that begin or end something.
  private static let bytes =
    Array("\"\"#\\(){}[]<>/*`'?!.,:;@&=|- \n\r0xaep_$".utf8) + [0, 0x80, 0xC3, 0xE2, 0xEF, 0xFF]
}

/// The Swift files of this repository.
struct RepositoryFile: Sendable, CustomStringConvertible {
  let path: String

  var description: String { path }
  var content: [UInt8] {
    get throws { Array(try Data(contentsOf: Self.root.appendingPathComponent(path))) }
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let all: [RepositoryFile] = ["Sources", "Rules", "Tests"].flatMap { folder in
    let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
      RepositoryFile(path: "\(folder)/\($0)")
    }
  }
}

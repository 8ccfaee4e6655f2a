/// Up to three numbers with periods between them: of a tool, a language or a system.
package struct Version: Hashable, Sendable, Comparable {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Nil for anything but one to three numbers of at most six digits.
  package init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.map { Self.number($0) }
    guard (1...3).contains(parts.count), !numbers.contains(nil) else { return nil }
    self.init(numbers[0] ?? 0, parts.count > 1 ? numbers[1] ?? 0 : 0, parts.count > 2 ? numbers[2] ?? 0 : 0)
  }

  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...6).contains(digits.count), digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension Version: CustomStringConvertible {
  package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

package import Lexing

/// Which files see each other's internal declarations.
package enum Module {
  /// A package target's folder below `Sources`, `Tests` or `Plugins`; `.none`, the project itself, for all other files.
  package static func name(of path: Path) -> Name {
    let separator = UInt8(ascii: "/")
    let components = path.bytes.split(separator: separator, omittingEmptySubsequences: false)
    guard components.count > 2 else { return .none }
    for index in stride(from: components.count - 3, through: 0, by: -1)
    where folders.contains(where: { components[index].elementsEqual($0.utf8) }) {
      let length = components[...(index + 1)].reduce(index + 1) { $0 + $1.count }
      return path.bytes.withUnsafeBufferPointer { Name(UnsafeBufferPointer(rebasing: $0[..<length])) }
    }
    return .none
  }

  private static let folders = ["Sources", "Tests", "Plugins"]
}

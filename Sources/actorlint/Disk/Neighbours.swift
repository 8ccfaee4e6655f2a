import Lexing
import Linting

/// What may have been meant by a path.
extension Path {
  /// What was probably meant by a path that does not exist, up to its first component that is wrong.
  var suggestion: String {
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") && $0 > 0 } + [bytes.count]
    let starts = ends.lazy.map { Path(bytes: bytes[..<$0]) }
    guard let missing = starts.first(where: { !$0.exists }) else { return "" }
    return Suggestion.phrase(for: missing.string, among: missing.neighbours)
  }

  /// The folders and Swift files beside the path, spelled as the path is: what may have been meant by it.
  var neighbours: [String] {
    let prefix = bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[...$0]) } ?? []
    guard
      let folder = try? OpenFolder(at: prefix.isEmpty ? [UInt8(ascii: ".")] : prefix),
      let entries = try? Listing.read(folder, path: prefix, body: \.entries)
    else { return [] }
    return entries.map { entry in
      let isFolder = entry.kind == .folder
      return String(decoding: isFolder ? entry.path.dropLast() : entry.path[...], as: UTF8.self)
    }.sorted()
  }
}

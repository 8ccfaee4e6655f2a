import Lexing

/// Where the settings stand that decide most; nil where they are not set.
struct SettingPlaces {
  var mode: SettingPlace?
  var isolation: SettingPlace?

  /// What `other` has counts where nothing is here yet.
  mutating func complete(with other: SettingPlaces) {
    mode = mode ?? other.mode
    isolation = isolation ?? other.isolation
  }
}

/// Assignments of build settings at one level: a configuration's own, or those of an `.xcconfig` file.
struct ConfigurationLayer {
  /// As they are written, by the setting's name.
  private(set) var values: [Name: String] = [:]
  /// Settings with a value that holds for some systems or architectures only: `SWIFT_VERSION[sdk=iphoneos*]`.
  private(set) var conditional: Set<Name> = []
  private(set) var places = SettingPlaces()
  /// A file that it includes could not be read.
  var isIncomplete = false

  /// The language mode's setting, and the one of SE-0466.
  static let mode: Name = "SWIFT_VERSION"
  static let isolation: Name = "SWIFT_DEFAULT_ACTOR_ISOLATION"

  /// Notes an assignment; `$(inherited)` means what was assigned before.
  mutating func assign(_ key: Substring, _ value: String, at place: () -> SettingPlace?) {
    if let bracket = key.firstIndex(of: "[") {
      conditional.insert(Name(String(key[..<bracket])))
      return
    }
    let key = Name(String(key))
    if key == Self.isolation { places.isolation = place() }
    if key == Self.mode { places.mode = place() }
    guard let former = values[key], let mark = value.firstRange(ofText: "$(inherited)"), former.utf8.count < 10_000
    else {
      values[key] = value
      return
    }
    values[key] = value[..<mark.lowerBound] + former + value[mark.upperBound...]
  }
}

/// Reads `.xcconfig` files with what they include.
struct ConfigurationFileReader {
  private let contents: (Path) -> SourceBuffer?
  private var layers: [[UInt8]: ConfigurationLayer] = [:]
  /// The project's `.xcconfig` files by their paths in lower case, which is how macOS finds them.
  private let pathsInAnyCase: [[UInt8]: Path]

  /// `contents` gives a file's bytes; nil when it cannot be read.
  init(manifests: [Path], contents: @escaping (Path) -> SourceBuffer?) {
    self.contents = contents
    let files = manifests.filter { $0.bytes.suffix(9).elementsEqual(".xcconfig".utf8) }
    pathsInAnyCase = Dictionary(files.map { (Self.inLowerCase($0.bytes), $0) }) { first, _ in first }
  }

  private static func inLowerCase(_ path: [UInt8]) -> [UInt8] {
    path.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }

  private func read(_ path: [UInt8]) -> SourceBuffer? {
    contents(Path(bytes: path)) ?? pathsInAnyCase[Self.inLowerCase(path)].flatMap(contents)
  }

  /// A file that is being read, and its next line: the offset in bytes, and the number from 1.
  private struct OpenFile {
    let source: SourceBuffer
    let path: [UInt8]
    var offset = 0
    var line = 1

    var folder: [UInt8] { FilePaths.folder(above: path) }
  }

  mutating func layer(_ path: [UInt8]) -> ConfigurationLayer {
    if let known = layers[path] { return known }
    let layer = readLayer(path)
    layers[path] = layer
    return layer
  }

  private func readLayer(_ path: [UInt8]) -> ConfigurationLayer {
    var layer = ConfigurationLayer()
    var included: Set<[UInt8]> = [path]
    var open: [OpenFile] = []
    if let source = read(path) {
      open.append(OpenFile(source: source, path: path))
    } else {
      layer.isIncomplete = !Self.changesNothing(path)
    }
    while let line = nextLine(&open) {
      guard let include = Self.include(in: line.text) else {
        Self.read(assignment: line.text, into: &layer) {
          SettingPlace(path: Path(bytes: line.file.path), line: line.file.line, column: line.column)
        }
        continue
      }
      let path = FilePaths.join(line.file.folder, Array(include.path.utf8))
      if let path, !included.insert(path).inserted { continue }
      // A project has a handful of these.
      if let path, included.count < 100, let source = read(path) {
        open.append(OpenFile(source: source, path: path))
      } else if !include.isOptional, !(path.map(Self.changesNothing) ?? false) {
        layer.isIncomplete = true
      }
    }
    return layer
  }

  /// Files that CocoaPods makes set search paths and flags for the linker.
  private static func changesNothing(_ path: [UInt8]) -> Bool {
    path.split(separator: UInt8(ascii: "/")).contains { $0.starts(with: "Pods".utf8) }
  }

  /// The next line without comments, and the column where it begins, from 1.
  private func nextLine(_ open: inout [OpenFile]) -> (text: Substring, file: OpenFile, column: Int)? {
    while let file = open.last {
      let source = file.source
      guard file.offset < source.count else {
        open.removeLast()
        continue
      }
      var end = file.offset
      while end < source.count, source.bytes[end] != UInt8(ascii: "\n"), source.bytes[end] != UInt8(ascii: "\r") {
        end += 1
      }
      open[open.count - 1].offset = end + 1
      // Behind CR the LF of the same break is an empty line of its own here.
      let isHalfBreak = source.bytes[end] == UInt8(ascii: "\r") && source.bytes[end + 1] == UInt8(ascii: "\n")
      if !isHalfBreak { open[open.count - 1].line += 1 }
      let line = UnsafeBufferPointer(start: source.bytes + file.offset, count: end - file.offset)
      let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      return (Self.withoutComment(String(decoding: line, as: UTF8.self)), file, blanks + 1)
    }
    return nil
  }

  private static func withoutComment(_ line: String) -> Substring {
    let text = line.firstRange(ofText: "//").map { line[..<$0.lowerBound] } ?? line[...]
    return text.trimmed
  }

  /// `#include "Other.xcconfig"`, `#include? "Local.xcconfig"`
  private static func include(in line: Substring) -> (path: Substring, isOptional: Bool)? {
    guard line.hasPrefix("#include") else { return nil }
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return (parts.count > 1 ? parts[1] : "", parts[0].contains("?"))
  }

  private static func read(
    assignment line: Substring,
    into layer: inout ConfigurationLayer,
    at place: () -> SettingPlace?
  ) {
    // The condition in brackets holds an equals sign, too.
    let text = line.utf8
    guard var equals = text.firstIndex(of: UInt8(ascii: "=")) else { return }
    if text[..<equals].contains(UInt8(ascii: "[")), let bracket = text.firstIndex(of: UInt8(ascii: "]")) {
      guard let behind = text[bracket...].firstIndex(of: UInt8(ascii: "=")) else { return }
      equals = behind
    }
    let key = line[..<equals].trimmed
    var value = line[line.index(after: equals)...].trimmed
    if value.last == ";" { value = value.dropLast().trimmed }
    layer.assign(key, String(value), at: place)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Without white space at both ends.
  var trimmed: Substring {
    let start = self.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...end]
  }
}

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
struct XcodeLayer {
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
  mutating func assign(_ key: String, _ value: String, at place: () -> SettingPlace?) {
    if let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) {
      conditional.insert(Name(String(key[..<bracket])))
      return
    }
    let key = Name(key)
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
struct XcconfigReader {
  private let contents: (Path) -> SourceBuffer?
  private var layers: [[UInt8]: XcodeLayer] = [:]
  private var linesOfFile: [[UInt8]: [Line]?] = [:]
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

  /// A line that says something, and where its text begins: the line and the column from 1.
  private struct Line {
    enum Content {
      /// `#include "Other.xcconfig"`, `#include? "Local.xcconfig"`
      case include(path: [UInt8], isOptional: Bool)
      case assignment(key: String, value: String)
    }

    let content: Content
    let number: Int
    let column: Int
  }

  /// A file that is being read, and the lines that are left.
  private struct OpenFile {
    let path: [UInt8]
    var lines: ArraySlice<Line>

    var folder: [UInt8] { FilePaths.folder(above: path) }
  }

  mutating func layer(_ path: [UInt8]) -> XcodeLayer {
    if let known = layers[path] { return known }
    let layer = readLayer(path)
    layers[path] = layer
    return layer
  }

  private mutating func readLayer(_ path: [UInt8]) -> XcodeLayer {
    var layer = XcodeLayer()
    var included: Set<[UInt8]> = [path]
    var open: [OpenFile] = []
    if let lines = lines(of: path) {
      open.append(OpenFile(path: path, lines: lines[...]))
    } else {
      layer.isIncomplete = !Self.changesNothing(path)
    }
    while let file = open.last {
      guard let line = open[open.count - 1].lines.popFirst() else {
        open.removeLast()
        continue
      }
      switch line.content {
      case .assignment(let key, let value):
        layer.assign(key, value) {
          SettingPlace(path: Path(bytes: file.path), line: line.number, column: line.column)
        }
      case .include(let inner, let isOptional):
        let path = FilePaths.join(file.folder, inner)
        if let path, !included.insert(path).inserted { continue }
        // A project has a handful of these.
        if let path, included.count < 100, let lines = lines(of: path) {
          open.append(OpenFile(path: path, lines: lines[...]))
        } else if !isOptional, !(path.map(Self.changesNothing) ?? false) {
          layer.isIncomplete = true
        }
      }
    }
    return layer
  }

  /// Files that CocoaPods makes set search paths and flags for the linker.
  private static func changesNothing(_ path: [UInt8]) -> Bool {
    path.split(separator: UInt8(ascii: "/")).contains { $0.starts(with: "Pods".utf8) }
  }

  /// The lines of a file, which several others may include; nil when it cannot be read.
  private mutating func lines(of path: [UInt8]) -> [Line]? {
    if let known = linesOfFile[path] { return known }
    let lines = read(path).map { Self.lines(of: $0) }
    linesOfFile[path] = .some(lines)
    return lines
  }

  private static func lines(of source: SourceBuffer) -> [Line] {
    var lines: [Line] = []
    var offset = 0
    var number = 1
    while offset < source.count {
      var end = offset
      while end < source.count, source.bytes[end] != UInt8(ascii: "\n"), source.bytes[end] != UInt8(ascii: "\r") {
        end += 1
      }
      let line = UnsafeBufferPointer(start: source.bytes, count: source.count)[offset..<end]
      let text = withoutComment(line).trimmed
      if let content = content(of: text) {
        lines.append(Line(content: content, number: number, column: text.startIndex - offset + 1))
      }
      // Behind CR the LF of the same break is an empty line of its own here.
      let isHalfBreak = source.bytes[end] == UInt8(ascii: "\r") && source.bytes[end + 1] == UInt8(ascii: "\n")
      if !isHalfBreak { number += 1 }
      offset = end + 1
    }
    return lines
  }

  private typealias Text = Slice<UnsafeBufferPointer<UInt8>>

  private static func withoutComment(_ line: Text) -> Text {
    let slash = UInt8(ascii: "/")
    let start = line.indices.dropLast().first { line[$0] == slash && line[$0 + 1] == slash }
    return line[..<(start ?? line.endIndex)]
  }

  private static func content(of line: Text) -> Line.Content? {
    guard line.starts(with: "#include".utf8) else { return assignment(in: line) }
    let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return .include(path: parts.count > 1 ? Array(parts[1]) : [], isOptional: parts[0].contains(UInt8(ascii: "?")))
  }

  private static func assignment(in line: Text) -> Line.Content? {
    // The condition in brackets holds an equals sign, too.
    guard var equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    if line[..<equals].contains(UInt8(ascii: "[")), let bracket = line.firstIndex(of: UInt8(ascii: "]")) {
      guard let behind = line[bracket...].firstIndex(of: UInt8(ascii: "=")) else { return nil }
      equals = behind
    }
    var value = line[(equals + 1)...].trimmed
    if value.last == UInt8(ascii: ";") { value = value.dropLast().trimmed }
    let key = String(decoding: line[..<equals].trimmed, as: UTF8.self)
    return .assignment(key: key, value: String(decoding: value, as: UTF8.self))
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Without spaces and tabs at both ends.
  fileprivate var trimmed: Self {
    let start = firstIndex { !Self.isBlank($0) } ?? endIndex
    let last = self[start...].lastIndex { !Self.isBlank($0) }
    return self[start..<(last.map { $0 + 1 } ?? start)]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

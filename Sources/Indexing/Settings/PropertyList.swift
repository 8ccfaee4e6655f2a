import Lexing

/// An old-style property list, as Xcode writes its projects: `{ key = value; list = ( a, b, ); }`.
///
/// One pass over the bytes into a flat array, a parent before what it holds. Any bytes give a list; what is broken
/// ends early.
struct PropertyList {
  enum Kind: UInt8 {
    case string, dictionary, array
  }

  struct Node {
    /// Offset in bytes: of a string's text, of a container's bracket.
    let start: UInt32
    /// Of a string, without quotes.
    let length: UInt32
    /// The node behind this one and all that it holds.
    var next: Int32
    let kind: Kind
  }

  let source: SourceBuffer
  private(set) var nodes: [Node] = []

  init(_ source: SourceBuffer) {
    self.source = source
    nodes.reserveCapacity(source.count / 16)
    read()
  }

  private mutating func read() {
    let bytes = source.bytes
    let end = source.count
    let separators = Self.separators
    var open: [Int32] = []
    var index = 0
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "/") where bytes[index + 1] == UInt8(ascii: "*"): index = endOfComment(from: index + 2)
      case UInt8(ascii: "/") where bytes[index + 1] == UInt8(ascii: "/"): index = endOfLine(from: index)
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        open.append(Int32(nodes.count))
        add(bytes[index] == UInt8(ascii: "{") ? .dictionary : .array, index..<index)
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        if let container = open.popLast() { nodes[Int(container)].next = Int32(nodes.count) }
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let close = endOfString(from: index + 1, quote: bytes[index])
        add(.string, index + 1..<close)
        index = close + 1
      case let byte where Self.isBare(byte, separators):
        let start = index
        // Zeros stand behind the last byte, and none is bare.
        repeat {
          index &+= 1
        } while Self.isBare(bytes[index], separators)
          && (bytes[index] != UInt8(ascii: "/") || bytes[index &+ 1] != UInt8(ascii: "*"))
        add(.string, start..<min(index, end))
      default: index += 1
      }
    }
    for container in open { nodes[Int(container)].next = Int32(nodes.count) }
  }

  private mutating func add(_ kind: Kind, _ range: Range<Int>) {
    nodes.append(
      Node(start: UInt32(range.lowerBound), length: UInt32(range.count), next: Int32(nodes.count + 1), kind: kind)
    )
  }

  /// The bytes below 64 that end a string without quotes: white space and `;,=()"'<>`.
  private static let separators: UInt64 = ";,=()\"'<>".utf8.reduce(0x1_FFFF_FFFF) { $0 | 1 << UInt64($1) }

  /// Part of a string without quotes.
  @inline(__always)
  private static func isBare(_ byte: UInt8, _ separators: UInt64) -> Bool {
    byte < 64 ? separators >> UInt64(byte) & 1 == 0 : byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}")
  }

  private func endOfComment(from start: Int) -> Int {
    let bytes = source.bytes
    let end = source.count
    var index = start
    while index < end {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return end
  }

  private func endOfLine(from start: Int) -> Int {
    var index = start
    while index < source.count, source.bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  private func endOfString(from start: Int, quote: UInt8) -> Int {
    var index = start
    while index < source.count, source.bytes[index] != quote {
      index += source.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, source.count)
  }

  // MARK: Queries

  /// The values of a dictionary with their keys, as nodes.
  func entries(of dictionary: Int) -> Entries {
    let isDictionary = dictionary < nodes.count && nodes[dictionary].kind == .dictionary
    return Entries(nodes: nodes, position: dictionary + 1, end: isDictionary ? Int(nodes[dictionary].next) : 0)
  }

  struct Entries: Sequence, IteratorProtocol {
    let nodes: [Node]
    var position: Int
    let end: Int

    mutating func next() -> (key: Int, value: Int)? {
      guard position < end else { return nil }
      let key = position
      let value = Int(nodes[key].next)
      guard value < end else { return nil }
      position = Int(nodes[value].next)
      return (key, value)
    }
  }

  /// The strings in an array.
  func strings(in array: Int) -> [Int] {
    guard nodes[array].kind == .array else { return [] }
    var found: [Int] = []
    var index = array + 1
    while index < Int(nodes[array].next) {
      if nodes[index].kind == .string { found.append(index) }
      index = Int(nodes[index].next)
    }
    return found
  }

  func value(_ key: StaticString, of dictionary: Int) -> Int? {
    entries(of: dictionary).first { spells($0.key, key) }?.value
  }

  func spells(_ node: Int, _ text: StaticString) -> Bool {
    nodes[node].kind == .string && Int(nodes[node].length) == text.utf8CodeUnitCount
      && zip(bytes(node), 0..<text.utf8CodeUnitCount).allSatisfy { $0 == text.utf8Start[$1] }
  }

  /// Of a string.
  func bytes(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: UnsafePointer(source.bytes) + Int(nodes[node].start),
      count: Int(nodes[node].length)
    )
  }

  /// Of a string, without the backslashes of escapes.
  func text(_ node: Int) -> [UInt8] {
    let bytes = bytes(node)
    guard bytes.contains(UInt8(ascii: "\\")) else { return Array(bytes) }
    var found: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { found.append(byte) }
    }
    return found
  }

  func name(_ node: Int) -> Name {
    Name(bytes(node))
  }
}

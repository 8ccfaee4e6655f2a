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
  /// The source's, with the zeros behind the last one.
  private let bytes: UnsafePointer<UInt8>
  private(set) var nodes: [Node] = []

  init(_ source: SourceBuffer) {
    self.source = source
    bytes = UnsafePointer(source.bytes)
    nodes.reserveCapacity(source.count / 16)
    read()
  }

  private mutating func read() {
    let bytes = bytes
    let end = source.count
    let separators = Self.separators
    var open: [Int32] = []
    var index = 0
    while index < end {
      let byte = bytes[index]
      switch byte {
      case 0...UInt8(ascii: " "): index &+= 1
      case UInt8(ascii: "/") where bytes[index &+ 1] == UInt8(ascii: "*"): index = endOfComment(from: index &+ 2)
      case UInt8(ascii: "/") where bytes[index &+ 1] == UInt8(ascii: "/"):
        index = source.offset(of: UInt8(ascii: "\n"), from: index)
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        open.append(Int32(nodes.count))
        add(byte == UInt8(ascii: "{") ? .dictionary : .array, index..<index)
        index &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        if let container = open.popLast() { nodes[Int(container)].next = Int32(nodes.count) }
        index &+= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let close = endOfString(from: index &+ 1, quote: byte)
        add(.string, index &+ 1..<close)
        index = close &+ 1
      case _ where Self.isBare(byte, separators):
        let start = index
        // Zeros stand behind the last byte, and none is bare.
        repeat {
          index &+= 1
        } while Self.isBare(bytes[index], separators)
          && (bytes[index] != UInt8(ascii: "/") || bytes[index &+ 1] != UInt8(ascii: "*"))
        add(.string, start..<min(index, end))
      default: index &+= 1
      }
    }
    for container in open { nodes[Int(container)].next = Int32(nodes.count) }
  }

  @inline(__always)
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
    byte < 64
      ? separators &>> UInt64(byte) & 1 == 0 : byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}")
  }

  /// Every identifier has its object's name in a comment behind it.
  private func endOfComment(from start: Int) -> Int {
    var index = source.offset(of: UInt8(ascii: "*"), from: start)
    while index < source.count, bytes[index &+ 1] != UInt8(ascii: "/") {
      index = source.offset(of: UInt8(ascii: "*"), from: index &+ 1)
    }
    return min(index &+ 2, source.count)
  }

  private func endOfString(from start: Int, quote: UInt8) -> Int {
    let end = source.count
    var index = start
    while index < end, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(index, end)
  }

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

  /// Asked of every object of a project: the entries' iterator would keep the nodes alive for each.
  func value(_ key: StaticString, of dictionary: Int) -> Int? {
    guard dictionary < nodes.count, nodes[dictionary].kind == .dictionary else { return nil }
    let end = Int(nodes[dictionary].next)
    var entry = dictionary + 1
    while entry < end {
      let value = Int(nodes[entry].next)
      guard value < end else { return nil }
      if spells(entry, key) { return value }
      entry = Int(nodes[value].next)
    }
    return nil
  }

  func spells(_ node: Int, _ text: StaticString) -> Bool {
    let node = nodes[node]
    guard node.kind == .string, Int(node.length) == text.utf8CodeUnitCount else { return false }
    var index = 0
    while index < text.utf8CodeUnitCount {
      guard bytes[Int(node.start) &+ index] == text.utf8Start[index] else { return false }
      index &+= 1
    }
    return true
  }

  /// Of a string.
  func bytes(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + Int(nodes[node].start), count: Int(nodes[node].length))
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

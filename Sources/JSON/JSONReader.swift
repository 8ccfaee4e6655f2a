/// Reads JSON (RFC 8259) or JSON5 (spec.json5.org): one pass over the bytes, on a stack of its own.
///
/// A key that stands twice in an object is an error, as is a document that is nested deeper than `depthLimit`.
package struct JSONReader {
  package enum Dialect: Sendable {
    case json, json5
  }

  package static let depthLimit = 200

  let bytes: [UInt8]
  let dialect: Dialect
  private let acceptsEqualKeys: Bool
  var position = 0
  /// The objects and lists around the next value, innermost last.
  private var open: [Container] = []

  /// An object or list as far as it was read.
  private struct Container {
    let isObject: Bool
    let offset: Int
    var elements: [JSONValue] = []
    var members: [JSONMember] = []
    var keys: Set<String> = []
    /// Of the member whose value is read next.
    var key = ""
    var keyOffset = 0

    var closer: UInt8 { UInt8(ascii: isObject ? "}" : "]") }
    var value: JSONValue { JSONValue(isObject ? .object(members) : .array(elements), offset: offset) }

    mutating func add(_ value: JSONValue) {
      if isObject {
        members.append(JSONMember(key, value, offset: keyOffset))
      } else {
        elements.append(value)
      }
    }
  }

  private init(_ bytes: [UInt8], dialect: Dialect, acceptsEqualKeys: Bool) {
    self.acceptsEqualKeys = acceptsEqualKeys
    self.bytes = bytes
    self.dialect = dialect
  }

  /// The value that the bytes hold, which is all that they hold. `acceptsEqualKeys` is for files that git merges.
  package static func read(
    _ bytes: [UInt8],
    as dialect: Dialect,
    acceptsEqualKeys: Bool = false
  ) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes, dialect: dialect, acceptsEqualKeys: acceptsEqualKeys)
    if let offset = UTF8Form.firstError(in: bytes) { throw reader.error("this byte is not UTF-8", at: offset) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    return try reader.readDocument()
  }

  private mutating func readDocument() throws(JSONError) -> JSONValue {
    while true {
      try skipBlank()
      guard var value = try readValue() else { continue }
      while true {
        try skipBlank()
        guard !open.isEmpty else {
          if position < bytes.count { throw unexpected("the end") }
          return value
        }
        open[open.count - 1].add(value)
        guard let container = try close() else { break }
        value = container
      }
    }
  }

  /// Behind an element: the container that ends here, or nil when another element follows.
  private mutating func close() throws(JSONError) -> JSONValue? {
    // No copy of the container: what it holds would be copied with the next element.
    let isObject = open[open.count - 1].isObject
    let closer = open[open.count - 1].closer
    if take(UInt8(ascii: ",")) {
      try skipBlank()
      if dialect == .json || byte != closer {
        if isObject { try readKey() }
        return nil
      }
    }
    guard take(closer) else { throw unexpected(isObject ? "',' or '}'" : "',' or ']'") }
    return open.removeLast().value
  }

  /// A value, or nil when the first of a container's values comes next.
  private mutating func readValue() throws(JSONError) -> JSONValue? {
    let start = position
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try readOpening()
    case UInt8(ascii: "\""):
      return JSONValue(.string(try readString()), offset: start)
    case UInt8(ascii: "'") where dialect == .json5:
      return JSONValue(.string(try readString()), offset: start)
    default:
      if let word = readWord() { return JSONValue(word, offset: start) }
      return JSONValue(.number(try readNumber()), offset: start)
    }
  }

  private mutating func readOpening() throws(JSONError) -> JSONValue? {
    guard open.count < Self.depthLimit else {
      throw error("nested more than \(Self.depthLimit) levels deep", at: position)
    }
    let container = Container(isObject: byte == UInt8(ascii: "{"), offset: position)
    position += 1
    try skipBlank()
    if take(container.closer) { return container.value }
    open.append(container)
    if container.isObject { try readKey() }
    return nil
  }

  private mutating func readKey() throws(JSONError) {
    let start = position
    let key: String
    if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "'") && dialect == .json5) {
      key = try readString()
    } else if dialect == .json5, let name = try readName() {
      key = name
    } else {
      throw unexpected(dialect == .json5 ? "a key" : "a key in double quotes")
    }
    let last = open.count - 1
    guard acceptsEqualKeys || open[last].keys.insert(key).inserted else {
      throw error("the key '\(key)' stands here twice", at: start)
    }
    open[last].key = key
    open[last].keyOffset = start
    try skipBlank()
    guard take(UInt8(ascii: ":")) else { throw unexpected("':' behind the key") }
  }

  /// `null`, `true`, `false`.
  private mutating func readWord() -> JSONValue.Content? {
    let words: [(StaticString, JSONValue.Content)] = [("null", .null), ("true", .bool(true)), ("false", .bool(false))]
    for (word, content) in words where stands(word) {
      position += word.utf8CodeUnitCount
      return content
    }
    return nil
  }
}

extension JSONReader {
  /// The next byte, 0 at the end.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func take(_ wanted: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == wanted else { return false }
    position += 1
    return true
  }

  /// Whether a word stands here, and ends.
  func stands(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for index in position..<end where bytes[index] != word.utf8Start[index - position] { return false }
    return end == bytes.count || !Self.continuesName(bytes[end])
  }

  func error(_ message: String, at offset: Int) -> JSONError {
    JSONError(message, at: offset, in: bytes)
  }

  func unexpected(_ wanted: String) -> JSONError {
    guard position < bytes.count else { return error("expected \(wanted), found the end of the file", at: position) }
    let length = max(UTF8Form.scalarLength(at: position, in: bytes), 1)
    let found = String(decoding: bytes[position..<position + length], as: UTF8.self)
    return error("expected \(wanted), found '\(found)'", at: position)
  }

  /// Moves behind white space and, in JSON5, comments.
  mutating func skipBlank() throws(JSONError) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case 0x0B where dialect == .json5, 0x0C where dialect == .json5: position += 1
      case UInt8(ascii: "/") where dialect == .json5: guard try skipsComment() else { return }
      case 0x80... where dialect == .json5:
        guard let length = Self.blankLength(bytes[position...].prefix(3)) else { return }
        position += length
      default: return
      }
    }
  }

  /// False where a `/` begins none: what should stand there instead, the caller knows.
  private mutating func skipsComment() throws(JSONError) -> Bool {
    let start = position
    position += 1
    if take(UInt8(ascii: "/")) {
      while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    } else if take(UInt8(ascii: "*")) {
      while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
      {
        position += 1
      }
      guard position + 1 < bytes.count else { throw error("this comment has no end", at: start) }
      position += 2
    } else {
      position = start
      return false
    }
    return true
  }

  /// The bytes of a white space beyond ASCII: no-break space, byte order mark, line and paragraph separator, and the
  /// space separators of Unicode.
  private static func blankLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.starts(with: [0xC2, 0xA0]) { return 2 }
    guard bytes.count == 3, let last = bytes.last else { return nil }
    return switch (bytes[bytes.startIndex], bytes[bytes.startIndex + 1]) {
    case (0xE1, 0x9A): last == 0x80 ? 3 : nil
    case (0xE2, 0x80): last <= 0x8A || [0xA8, 0xA9, 0xAF].contains(last) ? 3 : nil
    case (0xE2, 0x81): last == 0x9F ? 3 : nil
    case (0xE3, 0x80): last == 0x80 ? 3 : nil
    case (0xEF, 0xBB): last == 0xBF ? 3 : nil
    default: nil
    }
  }
}

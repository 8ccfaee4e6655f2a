extension JSONReader {
  /// At a quote: the string's value.
  mutating func readString() throws(JSONError) -> String {
    let start = position
    let quote = byte
    position += 1
    var value: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return String(decoding: value, as: UTF8.self)
      } else if byte == UInt8(ascii: "\\") {
        try readEscape(into: &value)
      } else if byte == 0x0A || byte == 0x0D || (byte < 0x20 && dialect == .json) {
        throw error("a control character in a string; write an escape", at: position)
      } else {
        value.append(byte)
        position += 1
      }
    }
    throw error("this string has no end", at: start)
  }

  private mutating func readEscape(into value: inout [UInt8]) throws(JSONError) {
    let start = position
    position += 2
    guard start + 1 < bytes.count else { return }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): value.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): value.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): value.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): value.append(0x08)
    case UInt8(ascii: "f"): value.append(0x0C)
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "u"): value += UTF8.encode(try readScalar(from: start))!
    case let other where dialect == .json5: try readJSON5Escape(other, from: start, into: &value)
    default: throw error("JSON has no such escape", at: start)
    }
  }

  private mutating func readJSON5Escape(
    _ byte: UInt8,
    from start: Int,
    into value: inout [UInt8]
  ) throws(JSONError) {
    switch byte {
    case UInt8(ascii: "v"): value.append(0x0B)
    case UInt8(ascii: "x"): value += UTF8.encode(Unicode.Scalar(UInt8(try readHexadecimal(2, from: start))))!
    case 0x0A: break
    case 0x0D: _ = take(0x0A)
    case UInt8(ascii: "0") where !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= self.byte): value.append(0)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): throw error("JSON5 has no such escape", at: start)
    default:
      // Line and paragraph separator continue the line, anything else is itself.
      let length = UTF8Form.scalarLength(at: start + 1, in: bytes)
      let scalar = bytes[start + 1..<start + 1 + length]
      position = start + 1 + length
      if scalar.elementsEqual([0xE2, 0x80, 0xA8]) || scalar.elementsEqual([0xE2, 0x80, 0xA9]) { return }
      value += scalar
    }
  }

  /// Behind `\u`: a scalar, of one escape or of two that are a surrogate pair.
  mutating func readScalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try readHexadecimal(4, from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try readHexadecimal(4, from: start)
      if 0xDC00...0xDFFF ~= second, let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error("half of a surrogate pair", at: start)
  }

  private mutating func readHexadecimal(_ count: Int, from start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = Self.hexadecimalDigit(byte) else {
        throw error("expected \(count) hexadecimal digits", at: start)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// A key without quotes (JSON5), nil when none stands here.
  mutating func readName() throws(JSONError) -> String? {
    var name: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        let start = position
        position += 1
        guard take(UInt8(ascii: "u")) else { throw error("a key has no other escapes than \\u", at: start) }
        name += UTF8.encode(try readScalar(from: start))!
      } else if Self.continuesName(byte), !name.isEmpty || !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) {
        name.append(byte)
        position += 1
      } else {
        break
      }
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Letters, digits, `_`, `$` and everything beyond ASCII.
  static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

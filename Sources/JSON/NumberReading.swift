extension JSONReader {
  mutating func readNumber() throws(JSONError) -> Double {
    let start = position
    let value = dialect == .json5 ? try readJSON5Number() : try readDecimal(strictly: true)
    guard let value else {
      position = start
      throw unexpected("a value")
    }
    if position < bytes.count, Self.continuesName(bytes[position]) || byte == UInt8(ascii: ".") {
      throw unexpected("the end of the number")
    }
    return value
  }

  private mutating func readJSON5Number() throws(JSONError) -> Double? {
    let isNegative = byte == UInt8(ascii: "-")
    let start = position
    if isNegative || byte == UInt8(ascii: "+") { position += 1 }
    let sign: Double = isNegative ? -1 : 1
    if stands("Infinity") {
      position += 8
      return sign * .infinity
    }
    if stands("NaN") {
      position += 3
      return .nan
    }
    if byte == UInt8(ascii: "0"), position + 1 < bytes.count, bytes[position + 1] | 0x20 == UInt8(ascii: "x") {
      position += 2
      return sign * (try readHexadecimalInteger(from: start))
    }
    return try readDecimal(strictly: false).map { sign * $0 }
  }

  private mutating func readHexadecimalInteger(from start: Int) throws(JSONError) -> Double {
    var value = 0.0
    let first = position
    while let digit = Self.hexadecimalDigit(byte) {
      value = value * 16 + Double(digit)
      position += 1
    }
    guard position > first else { throw unexpected("a hexadecimal digit") }
    guard value.isFinite else { throw error("this number is too large", at: start) }
    return value
  }

  /// A decimal number; nil when none stands here. JSON5 needs no digit before or behind the point.
  private mutating func readDecimal(strictly isStrict: Bool) throws(JSONError) -> Double? {
    let start = position
    if isStrict { _ = take(UInt8(ascii: "-")) }
    let whole = skipDigits()
    if whole > 1, bytes[position - whole] == UInt8(ascii: "0") {
      throw error("a number has no zeros in front", at: start)
    }
    guard whole > 0 || !isStrict else { return nil }
    var fraction = 0
    if take(UInt8(ascii: ".")) {
      fraction = skipDigits()
      if isStrict, fraction == 0 { throw unexpected("a digit") }
    }
    guard whole + fraction > 0 else { return nil }
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      if skipDigits() == 0 { throw unexpected("a digit") }
    }
    // Swift's reader wants digits on both sides of the point, and takes zeros for nothing.
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let isBare = text.hasPrefix(".")
    let parts = (isBare ? "0" + text : text).split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isOpen = parts.count > 1 && !(parts[1].utf8.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false)
    let value = Double(isOpen ? parts[0] + ".0" + parts[1] : parts.joined(separator: ".")[...])
    guard let value, value.isFinite else { throw error("this number is too large", at: start) }
    return value
  }

  /// How many digits it moved behind.
  private mutating func skipDigits() -> Int {
    let start = position
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    return position - start
  }
}

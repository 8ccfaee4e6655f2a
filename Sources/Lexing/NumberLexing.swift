extension Lexer {
  /// At a digit: an integer or floating-point literal, digits of a wrong base and trailing letters included.
  mutating func lexNumber() {
    guard bytes[position] == UInt8(ascii: "0") else { return lexDecimal() }
    switch bytes[position + 1] {
    case UInt8(ascii: "x"): lexHexadecimal()
    case UInt8(ascii: "o"), UInt8(ascii: "b"): emitNumber(.integer, length: 2)
    default: lexDecimal()
    }
  }

  private mutating func lexDecimal() {
    var length = digits(from: 0)
    let next = bytes[position + length]
    if next == UInt8(ascii: ".") {
      // `1.description` is a member, `1...2` a range, and the `0.1` in `x.0.1` two tuple elements.
      guard isDigit(bytes[position + length + 1]), previousKind != .period else {
        return emit(.integer, length: length)
      }
      length = digits(from: length + 1)
    } else if next | 0x20 != UInt8(ascii: "e") {
      return emitNumber(.integer, length: length)
    }
    guard bytes[position + length] | 0x20 == UInt8(ascii: "e") else { return emit(.float, length: length) }
    length = exponent(from: length)
    emitNumber(.float, length: length)
  }

  private mutating func lexHexadecimal() {
    guard isHexadecimal(bytes[position + 2]) else { return emitNumber(.integer, length: 2) }
    let whole = digits(from: 2, isHexadecimal: true)
    var length = whole
    if bytes[position + length] == UInt8(ascii: "."), isHexadecimal(bytes[position + length + 1]) {
      length = digits(from: length + 1, isHexadecimal: true)
    }
    guard bytes[position + length] | 0x20 == UInt8(ascii: "p") else {
      // `0xff.add`: the member's name only looks like digits.
      if length > whole { return lexHexadecimalWithoutExponent(whole: whole, length: length) }
      return bytes[position + length] == UInt8(ascii: ".")
        ? emit(.integer, length: length) : emitNumber(.integer, length: length)
    }
    let isSigned =
      bytes[position + length + 1] == UInt8(ascii: "-") || bytes[position + length + 1] == UInt8(ascii: "+")
    let digit = bytes[position + length + (isSigned ? 2 : 1)]
    if length > whole, !isDigit(digit), !isSigned, !isDigit(bytes[position + whole + 1]) {
      // `0xff.fpValue`
      return emit(.integer, length: whole)
    }
    emitNumber(.float, length: exponent(from: length))
  }

  private mutating func lexHexadecimalWithoutExponent(whole: Int, length: Int) {
    let isFraction = position + length < end && isDigit(bytes[position + length + 1])
    emit(.integer, length: isFraction ? length : whole)
  }

  /// Behind the exponent's letter, sign and digits.
  private func exponent(from length: Int) -> Int {
    let sign = bytes[position + length + 1]
    let first = length + (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 2 : 1)
    return isDigit(bytes[position + first]) ? digits(from: first) : first
  }

  /// Emits a number together with identifier characters that touch it, which are an error of its own.
  private mutating func emitNumber(_ kind: TokenKind, length: Int) {
    emit(kind, length: unicodeIdentifierLength(from: length))
  }

  /// Behind the digits and underscores that begin `start` bytes on.
  private func digits(from start: Int, isHexadecimal: Bool = false) -> Int {
    var length = start
    while true {
      let byte = bytes[position + length]
      guard isDigit(byte) || byte == UInt8(ascii: "_") || (isHexadecimal && self.isHexadecimal(byte)) else {
        return length
      }
      length += 1
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}

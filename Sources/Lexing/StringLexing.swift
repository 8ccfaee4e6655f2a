/// How a string literal begins and ends.
struct StringDelimiter {
  /// `"` or `'`.
  var quote = UInt8(ascii: "\"")
  /// The number of `#` on each side.
  var pounds = 0
  var isMultiline = false
}

extension Lexer {
  /// At the opening quote of a string literal, whose `pounds` begin at `position`.
  mutating func lexString(pounds: Int) {
    let quoteOffset = position + pounds
    var delimiter = StringDelimiter(quote: bytes[quoteOffset], pounds: pounds)
    delimiter.isMultiline = beginsMultilineString(at: quoteOffset, pounds: pounds)
    lexStringBody(delimiter, from: quoteOffset + (delimiter.isMultiline ? 3 : 1), opener: nil)
  }

  /// Whether `"""` begins a multi-line string; `#"""#` and other raw strings that end on the same line are not.
  private mutating func beginsMultilineString(at quote: Int, pounds: Int) -> Bool {
    guard bytes[quote] == UInt8(ascii: "\""), bytes[quote + 1] == UInt8(ascii: "\""),
      bytes[quote + 2] == UInt8(ascii: "\"")
    else { return false }
    guard pounds > 0 else { return true }
    if poundCount(at: quote + 3, limit: pounds) == pounds { return false }
    if quote < fruitless.rawQuote.until, pounds >= fruitless.rawQuote.pounds { return true }
    var index = quote + 3
    while index < end, !isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\""), poundCount(at: index + 1, limit: pounds) == pounds { return false }
      index += 1
    }
    fruitless.rawQuote = (pounds, index)
    return true
  }

  /// Lexes from `start`, inside of a string, to its end or its next interpolation, and emits the piece. `opener` is
  /// the head or middle that the piece continues.
  private mutating func lexStringBody(_ delimiter: StringDelimiter, from start: Int, opener: UInt32?) {
    var index = start
    while true {
      index = Self.nextSpecialByte(in: bytes, from: index, to: end, quote: delimiter.quote)
      guard index < end else { return emitStringEnd(at: end, opener: opener) }
      switch bytes[index] {
      case delimiter.quote:
        if let stop = stringEnd(at: index, delimiter) { return emitStringEnd(at: stop, opener: opener) }
        index += 1
      case UInt8(ascii: "\\"):
        let escaped = index + 1 + delimiter.pounds
        guard poundCount(at: index + 1, limit: delimiter.pounds) == delimiter.pounds else {
          index += 1
          continue
        }
        if bytes[escaped] == UInt8(ascii: "(") {
          return emitInterpolation(delimiter, at: escaped + 1, opener: opener)
        }
        index = isNewline(bytes[escaped]) || escaped >= end ? escaped : escaped + 1
      default:
        guard delimiter.isMultiline else { return emitStringEnd(at: index, opener: opener) }
        if bytes[index] == UInt8(ascii: "\r"), bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
        index += 1
        lines &+= 1
      }
    }
  }

  /// The next quote, backslash or line break.
  private static func nextSpecialByte(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, quote: UInt8) -> Int
  {
    var index = start
    while index < end {
      let word = EightBytes.load(bytes + index)
      let special =
        EightBytes.equal(word, to: quote) | EightBytes.equal(word, to: UInt8(ascii: "\\"))
        | EightBytes.equal(word, to: UInt8(ascii: "\n")) | EightBytes.equal(word, to: UInt8(ascii: "\r"))
      if special != 0 { return min(index &+ EightBytes.countBefore(special), end) }
      index &+= 8
    }
    return end
  }

  /// Behind the closing delimiter, if the quote at `index` begins it.
  private func stringEnd(at index: Int, _ delimiter: StringDelimiter) -> Int? {
    var stop = index + 1
    if delimiter.isMultiline {
      guard bytes[index + 1] == delimiter.quote, bytes[index + 2] == delimiter.quote else { return nil }
      stop += 2
    }
    guard delimiter.pounds > 0 else { return stop }
    guard poundCount(at: stop, limit: delimiter.pounds) == delimiter.pounds else { return nil }
    while bytes[stop] == UInt8(ascii: "#") {
      stop += 1
    }
    return stop
  }

  /// How many pounds stand at an offset, up to `limit`.
  func poundCount(at offset: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, bytes[offset + count] == UInt8(ascii: "#") {
      count += 1
    }
    return count
  }

  private mutating func emitStringEnd(at stop: Int, opener: UInt32?) {
    let index = count
    emit(opener == nil ? .string : .stringTail, length: stop - position)
    if let opener {
      tokens[Int(opener)].partner = UInt32(truncatingIfNeeded: index)
      tokens[index].partner = opener
    }
  }

  private mutating func emitInterpolation(_ delimiter: StringDelimiter, at stop: Int, opener: UInt32?) {
    let index = count
    emit(opener == nil ? .stringHead : .stringMiddle, length: stop - position)
    if let opener { tokens[Int(opener)].partner = UInt32(truncatingIfNeeded: index) }
    enterRegion(.interpolation(delimiter), opener: index)
  }

  /// At the parenthesis that closes the innermost interpolation.
  mutating func resumeString() {
    let region = regions[innermostInterpolation]
    cutRegions(downTo: innermostInterpolation)
    guard case .interpolation(let delimiter) = region.kind else { return }
    lexStringBody(delimiter, from: position + 1, opener: region.opener)
  }
}

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
    if bytes.poundCount(at: quote + 3, limit: pounds) == pounds { return false }
    if quote < fruitless.rawQuote.until, pounds >= fruitless.rawQuote.pounds { return true }
    var index = quote + 3
    while index < end, !bytes.isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\""), bytes.poundCount(at: index + 1, limit: pounds) == pounds { return false }
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
      index = bytes.nextSpecialByte(from: index, quote: delimiter.quote)
      guard index < end else { return emitStringEnd(at: end, opener: opener) }
      switch bytes[index] {
      case delimiter.quote:
        if let stop = bytes.stringEnd(at: index, delimiter) { return emitStringEnd(at: stop, opener: opener) }
        index += 1
      case UInt8(ascii: "\\"):
        let escaped = index + 1 + delimiter.pounds
        guard bytes.poundCount(at: index + 1, limit: delimiter.pounds) == delimiter.pounds else {
          index += 1
          continue
        }
        if bytes[escaped] == UInt8(ascii: "(") {
          return emitInterpolation(delimiter, at: escaped + 1, opener: opener)
        }
        index = bytes.isNewline(bytes[escaped]) || escaped >= end ? escaped : escaped + 1
      default:
        guard delimiter.isMultiline else { return emitStringEnd(at: index, opener: opener) }
        if bytes[index] == UInt8(ascii: "\r"), bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
        index += 1
        lines &+= 1
      }
    }
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

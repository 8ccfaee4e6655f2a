extension Lexer {
  /// At `?` or `!`: postfix when it touches what precedes, otherwise part of an operator.
  mutating func lexQuestionOrExclamation() {
    guard isLeftBound(position) else { return lexOperator() }
    let kind: TokenKind = bytes[position] == UInt8(ascii: "!") ? .exclamation : .question
    emit(kind, length: 1, adding: .isPostfix)
  }

  mutating func lexLeftAngle() {
    if bytes[position + 1] == UInt8(ascii: "#"), let length = placeholderLength(at: position) {
      return emit(.identifier, length: length)
    }
    if skipsConflict(introducer: "<<<<<<< ", terminator: ">>>>>>> ") { return }
    lexOperator()
  }

  mutating func lexRightAngle() {
    if skipsConflict(introducer: ">>>> ", terminator: "<<<<\n") { return }
    lexOperator()
  }

  /// Most operators are a period before a name, or an `=` between spaces: those need no look around.
  @inline(__always)
  mutating func lexCommonOperator(_ byte: UInt8) {
    let next = classes[Int(bytes[position &+ 1])]
    if byte == UInt8(ascii: "."), next == .letter {
      emit(.period, length: 1, adding: isLeftBound(position) ? [] : .isPrefix)
    } else if byte == UInt8(ascii: "="), next == .space, gap.contains(.isSpaced) {
      emit(.equal, length: 1)
    } else {
      lexOperator()
    }
  }

  /// Lexes a maximal run of operator characters, less a comment or regex literal that begins inside of it.
  mutating func lexOperator() {
    let run = operatorLength()
    if let regexOffset = regexStart(inOperatorOf: run) {
      if regexOffset > 0 { emitOperator(length: regexOffset) }
      return lexScannedRegex()
    }
    emitOperator(length: lengthBeforeComment(run))
  }

  private mutating func operatorLength() -> Int {
    let mayHoldPeriods = bytes[position] == UInt8(ascii: ".")
    var length = bytes[position] < 0x80 ? 1 : scalar(at: position)?.length ?? 1
    while true {
      let byte = bytes[position + length]
      if byte < 0x80 {
        guard CharacterClass.isOperator(byte, classes), mayHoldPeriods || byte != UInt8(ascii: ".") else { break }
        if byte == UInt8(ascii: "<"), placeholderLength(at: position + length) != nil { break }
        length += 1
      } else {
        guard let next = scalar(at: position + length), next.value.continuesOperator else { break }
        length += next.length
      }
    }
    return length
  }

  /// How long the editor placeholder `<#…#>` at an offset is.
  private mutating func placeholderLength(at offset: Int) -> Int? {
    guard bytes[offset + 1] == UInt8(ascii: "#"), offset >= fruitless.placeholderUntil else { return nil }
    var index = offset + 2
    while index < end, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "#") { break }
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: ">") { return index + 2 - offset }
      index += 1
    }
    fruitless.placeholderUntil = index
    return nil
  }

  /// A `//` or `/*` behind the first character of an operator begins a comment.
  private func lengthBeforeComment(_ length: Int) -> Int {
    guard length > 2 else { return length }
    for index in 1..<length where bytes[position + index] == UInt8(ascii: "/") {
      let next = bytes[position + index + 1]
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return index }
    }
    return length
  }

  private mutating func emitOperator(length: Int) {
    let isLeftBound = isLeftBound(position)
    let isRightBound = isRightBound(position + length, isLeftBound: isLeftBound)
    let kind = operatorKind(length: length, isPrefix: isRightBound && !isLeftBound)
    let flags: Token.Flags =
      isLeftBound == isRightBound
      ? (kind == .question && isLeftBound ? .isPostfix : []) : isLeftBound ? .isPostfix : .isPrefix
    emit(kind, length: length, adding: flags)
  }

  private func operatorKind(length: Int, isPrefix: Bool) -> TokenKind {
    let first = bytes[position]
    switch length {
    case 1:
      switch first {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return .question
      case UInt8(ascii: "&") where isPrefix: return .ampersand
      default: return .operator
      }
    case 2 where first == UInt8(ascii: "-") && bytes[position + 1] == UInt8(ascii: ">"):
      return .arrow
    default:
      // `*/` outside of a comment is an error of its own.
      for index in 1..<length where bytes[position + index] == UInt8(ascii: "/") {
        if bytes[position + index - 1] == UInt8(ascii: "*") { return .unknown }
      }
      return .operator
    }
  }

  /// Whether what begins at `offset` touches an expression before it.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(offset > 1 && bytes[offset - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(offset > 1 && bytes[offset - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether what ends before `offset` touches an expression behind it.
  func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return bytes[offset + 1] != UInt8(ascii: "/") && bytes[offset + 1] != UInt8(ascii: "*")
    case 0xC2:
      return bytes[offset + 1] != 0xA0
    default:
      return true
    }
  }
}

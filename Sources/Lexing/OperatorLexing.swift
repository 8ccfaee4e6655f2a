extension Lexer {
  /// At `?` or `!`: postfix when it touches what precedes, otherwise part of an operator.
  mutating func lexQuestionOrExclamation() {
    guard bytes.isLeftBound(position) else { return lexOperator() }
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

  /// Lexes a maximal run of operator characters, less a comment or regex literal that begins inside of it.
  mutating func lexOperator() {
    let run = operatorLength()
    if let regexOffset = regexStart(inOperatorOf: run) {
      if regexOffset > 0 { emitOperator(length: regexOffset) }
      return lexScannedRegex()
    }
    emitOperator(length: bytes.lengthBeforeComment(at: position, run))
  }

  private mutating func operatorLength() -> Int {
    let mayHoldPeriods = bytes[position] == UInt8(ascii: ".")
    var length = bytes[position] < 0x80 ? 1 : bytes.scalar(at: position)?.length ?? 1
    while true {
      let byte = bytes[position + length]
      if byte < 0x80 {
        guard CharacterClass.isOperator(byte, classes), mayHoldPeriods || byte != UInt8(ascii: ".") else { break }
        if byte == UInt8(ascii: "<"), placeholderLength(at: position + length) != nil { break }
        length += 1
      } else {
        guard let next = bytes.scalar(at: position + length), next.value.continuesOperator else { break }
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

  private mutating func emitOperator(length: Int) {
    let isLeftBound = bytes.isLeftBound(position)
    let isRightBound = bytes.isRightBound(position + length, isLeftBound: isLeftBound)
    let kind = bytes.operatorKind(at: position, length: length, isPrefix: isRightBound && !isLeftBound)
    let flags: Token.Flags =
      isLeftBound == isRightBound
      ? (kind == .question && isLeftBound ? .isPostfix : []) : isLeftBound ? .isPostfix : .isPrefix
    emit(kind, length: length, adding: flags)
  }
}

extension Lexer {
  mutating func skipSpaces() {
    gap.insert(.isSpaced)
    position = bytes.endOfSpaces(from: position + 1)
  }

  /// Passes a line break; a single-line string whose interpolation it breaks ends there, as Swift's lexer has it.
  mutating func passNewline() {
    while innermostInterpolation >= 0, case .interpolation(let delimiter) = regions[innermostInterpolation].kind,
      !delimiter.isMultiline
    {
      cutRegions(downTo: innermostInterpolation)
    }
    gap.formUnion([.startsLine, .isSpaced])
    countNewline()
  }

  /// Moves behind the line break at `position`: LF, CR LF or CR.
  @inline(__always)
  mutating func countNewline() {
    if bytes[position] == UInt8(ascii: "\r"), bytes[position + 1] == UInt8(ascii: "\n") { position &+= 1 }
    position &+= 1
    lines &+= 1
  }

  /// Bytes that are neither white space nor part of a token; Swift says so and goes on.
  mutating func skipInvalid(_ length: Int) {
    gap.insert(.isSpaced)
    position = min(position + length, end)
  }

  /// At `/`: a comment, an operator or a regex literal.
  mutating func lexSlash() {
    switch bytes[position + 1] {
    case UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "*"): skipBlockComment()
    default: lexOperator()
    }
  }

  private mutating func skipLineComment() {
    let start = position
    position = bytes.endOfLine(from: position)
    addComment(from: start)
  }

  private mutating func skipBlockComment() {
    let start = position
    position += 2
    var depth = 1
    while depth > 0, position < end {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
        gap.insert(.startsLine)
        countNewline()
      default:
        position += 1
      }
    }
    position = min(position, end)
    addComment(from: start)
  }

  private mutating func addComment(from start: Int) {
    gap.insert(.isSpaced)
    // What speaks to the linter has an 'a' among the first bytes, which nearly all comments lack.
    let opening = bytes.load(start &+ 2)
    if EightBytes.equal(opening, to: UInt8(ascii: "a")) & 0x8080_8080 != 0 { addDirective(from: start) }
    store.comments.append(
      Tokens.Comment(start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: position &- start))
    )
  }

  /// Notes the comment that is added next if its text begins with `actorlint:`.
  @inline(never)
  private mutating func addDirective(from start: Int) {
    var index = start + 2
    if bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "*") { index += 1 }
    while bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    if bytes.stands("actorlint:", at: index) { store.directives.append(store.comments.count) }
  }

  /// At `<<<<<<< ` or `>>>> ` that begins a line: skips to the end of the conflict's last line, if it has one.
  mutating func skipsConflict(introducer: StaticString, terminator: StaticString) -> Bool {
    guard position == 0 || bytes.isNewline(bytes[position - 1]) || bytes[position - 1] == 0,
      bytes.stands(introducer, at: position)
    else { return false }
    let isPerforce = introducer.utf8CodeUnitCount == 5
    if isPerforce ? fruitless.perforceEnd : fruitless.conflictEnd { return false }
    var index = position + introducer.utf8CodeUnitCount
    while index < end {
      if bytes.isNewline(bytes[index - 1]), bytes.stands(terminator, at: index) {
        skipConflict(to: index + terminator.utf8CodeUnitCount)
        return true
      }
      index += 1
    }
    if isPerforce { fruitless.perforceEnd = true } else { fruitless.conflictEnd = true }
    return false
  }

  private mutating func skipConflict(to terminatorEnd: Int) {
    let stop = bytes.endOfLine(from: min(terminatorEnd, end))
    gap.insert(.isSpaced)
    if store.conflict == nil { store.conflict = position }
    while position < stop {
      if bytes.isNewline(bytes[position]) { countNewline() } else { position += 1 }
    }
  }
}

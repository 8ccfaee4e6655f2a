import Lexing

/// Keywords: what each one begins.
extension Outliner {
  /// At a known word that no period precedes.
  func readWord(_ word: Word) {
    if frame.kind == .expression, frame.argument == index, index + 1 < frame.end, tokens[index + 1].kind == .colon {
      return readOperand()
    }
    switch word {
    case .self, .selfType, .super, .nil, .true, .false, .anyType: readOperand()
    case .try, .return, .throw, .as, .is, .any, .some, .each, .consume, .copy, .repeat, .inout, .borrowing, .consuming,
      .then, .discard, .yield, .unsafe:
      readExpressionWord(word)
    case .await:
      isExpressionWord ? readAwait() : readOperand()
    case .in, .where:
      if word == .where, frame.header?.kind == .for { endSequence() }
      if word == .in { frame.readsElements = false }
      frame.cover = frame.outerCover
      frame.hasOperand = false
      index += 1
    case .if, .guard, .while, .for, .switch, .do, .catch, .defer, .else: readControl(word)
    case .case, .default: readCase(word)
    case .break, .continue, .fallthrough:
      index += 1
      if index < frame.end, tokens[index].kind == .identifier, !tokens[index].startsLine { index += 1 }
      frame.hasOperand = true
    default: readDeclarationOrName()
    }
  }

  private func readExpressionWord(_ word: Word) {
    if word == .repeat, index + 1 < frame.end, tokens[index + 1].kind == .openBrace { return readControl(word) }
    if word == .borrowing || word == .consuming, frame.holdsStatements, readsDeclaration() { return }
    if !word.isReserved, !isExpressionWord { return readDeclarationOrName() }
    if word == .as || word == .is { return readCast() }
    if word == .try { frame.cover.tryKeyword = index }
    frame.hasOperand = false
    frame.closedCall = -1
    index += 1
  }

  /// At `as` or `is`: a type follows.
  private func readCast() {
    index += 1
    if index < frame.end, tokens[index].isOptionalMark { index += 1 }
    index = typeEnd(from: index, end: frame.end)
    frame.hasOperand = true
    frame.chain = -1
    frame.closedCall = -1
  }

  /// Whether a contextual word is used as one: an operand follows on the same line.
  ///
  /// What could as well go on with a name (`copy { }`, `each(a)`) does, but for `await` and `unsafe`.
  private var isExpressionWord: Bool {
    guard index + 1 < frame.end else { return false }
    let next = tokens[index + 1]
    let isAwait = tokens[index].word == .await
    let isEffect = isAwait || tokens[index].word == .unsafe
    guard !next.startsLine || isAwait else { return false }
    switch next.kind {
    case .identifier: return !next.word.isReserved || beginsOperand(next.word)
    case .openBracket, .openParen: return isAwait || isEffect && next.isSpaced
    case .period: return isEffect && next.isSpaced
    case .openBrace: return isEffect
    case .pound, .string, .stringHead, .integer, .float, .regex, .backslash, .ampersand, .at: return true
    case .operator: return next.flags.contains(.isPrefix)
    default: return false
    }
  }

  private func beginsOperand(_ word: Word) -> Bool {
    switch word {
    case .anyType, .selfType, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: true
    default: false
    }
  }

  /// The sequence of a `for` loop ends; its names can be seen from here on.
  private func endSequence() {
    let end = index
    frame.header?.sequenceEnd = end
    closeValues(before: index)
  }

  private func readAwait() {
    frame.cover.isAwaited = true
    frame.hasOperand = false
    index += 1
  }

  /// At `@`: attributes of a declaration, or of a closure's or type's own.
  func readPrefix() {
    if frame.holdsStatements, readsDeclaration() { return }
    index = attributeEnd(from: index, end: frame.end)
  }

  /// At a word that may begin a declaration, or be a name like any other.
  private func readDeclarationOrName() {
    let mayDeclare = frame.holdsStatements && !isDueOperand
    if mayDeclare || tokens[index].word == .let || tokens[index].word == .var, readsDeclaration() { return }
    readOperand()
  }

  /// Whether what stands before `index` demands an operand: what begins the next line has nothing to do with it
  /// (`let a = open`, `b ? "" : prefix`).
  private var isDueOperand: Bool {
    guard index > 0, tokens[index - 1].kind != .equal else { return index > 0 }
    guard !tokens[index].startsLine else { return false }
    switch tokens[index - 1].kind {
    case .operator, .question: return !tokens[index - 1].flags.contains(.isPostfix)
    // `case .a: lazy var b` declares, and has its keyword on the line.
    case .colon: return index + 1 < frame.end && tokens[index + 1].startsLine
    default: return false
    }
  }

  /// Reads the declaration whose attributes, modifiers or keyword begin at `index`, if there is one.
  func readsDeclaration() -> Bool {
    guard index >= fruitlessPrefix else { return false }
    let keyword = prefixEnd(from: index)
    guard isIntroducer(keyword) else {
      fruitlessPrefix = keyword
      return false
    }
    endUnfinishedStatement(before: keyword)
    frame.prefix = index
    if depth == .bodies {
      frame.declarationKeyword = keyword
      readAttributeArguments()
    } else {
      index = keyword
      readDeclaration()
    }
    return true
  }

  /// Behind the attributes and modifiers that begin at `start`.
  private func prefixEnd(from start: Int) -> Int {
    var next = start
    while next < frame.end {
      if tokens[next].kind == .at {
        next = attributeEnd(from: next, end: frame.end)
      } else if tokens[next].kind == .poundIf {
        guard let end = attributesEnd(behindDirective: next) else { break }
        next = end
      } else if isModifier(next) {
        next += 1
        if next < frame.end, tokens[next].kind == .openParen, isModifierArgument(next + 1) { next += 3 }
      } else {
        break
      }
    }
    return next
  }

  /// Behind the `#endif` of a `#if` whose branches hold attributes alone; nil when they hold something else, or nothing.
  private func attributesEnd(behindDirective start: Int) -> Int? {
    var next = start
    var isEmpty = true
    while next < frame.end, tokens[next].kind != .poundEndif {
      switch tokens[next].kind {
      case .poundIf where next == start, .poundElseif, .poundElse:
        repeat { next += 1 } while next < frame.end && !tokens[next].startsLine
      case .at:
        next = attributeEnd(from: next, end: frame.end)
        isEmpty = false
      default: return nil
      }
    }
    return next < frame.end && !isEmpty ? next + 1 : nil
  }

  /// `private(set)`, `nonisolated(unsafe)`, `unowned(safe)`
  private func isModifierArgument(_ index: Int) -> Bool {
    guard Int(tokens[index - 1].partner) == index + 1 else { return false }
    switch tokens[index].word {
    case .set, .unsafe, .nonsending: return true
    default: return outline.spells(index, "safe")
    }
  }

  @inline(__always)
  private func isModifier(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .override, .mutating,
      .nonmutating, .lazy, .weak, .unowned, .nonisolated, .isolated, .required, .convenience, .dynamic, .optional,
      .indirect, .distributed, .prefix, .postfix, .infix, .borrowing, .consuming, .underscoredConsuming, .sending,
      .async:
      true
    case .class:
      index + 1 < frame.end && isMemberIntroducer(index + 1)
    default: false
    }
  }

  /// Behind `class`, the words that make it a modifier.
  @inline(__always)
  private func isMemberIntroducer(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .func, .var, .let, .subscript, .override, .final, .public, .private, .internal, .open, .package, .fileprivate,
      .nonisolated, .async:
      true
    default: false
    }
  }

  /// Whether the word at an index begins a declaration.
  func isIntroducer(_ index: Int) -> Bool {
    guard index < frame.end, !isMember(index) else { return false }
    let hasName = index + 1 < frame.end && tokens[index + 1].kind == .identifier
    switch tokens[index].word {
    case .func, .class, .struct, .enum, .extension, .protocol, .var, .let, .import, .typealias, .associatedtype,
      .precedencegroup, .operator:
      return true
    case .actor, .macro:
      return hasName && !tokens[index + 1].startsLine && tokens[index + 1].word == .none
    case .`init`, .deinit, .subscript:
      return frame.kind == .declarations
    case .case:
      return frame.isTypeBody
    default: return false
    }
  }

  /// At a declaration's keyword.
  func readDeclaration() {
    switch tokens[index].word {
    case .class, .struct, .enum, .actor, .protocol, .extension: readType()
    case .func, .`init`, .deinit, .subscript, .macro: readFunction()
    case .var, .let: readIntroducer()
    case .case: readEnumCase()
    case .import: readImport()
    case .typealias, .associatedtype: passTypeAlias()
    default: skipLine()
    }
  }

  /// A declaration's keyword ends whatever came before it.
  private func endUnfinishedStatement(before keyword: Int) {
    let isPattern = frame.pattern >= 0 && (tokens[keyword].word == .let || tokens[keyword].word == .var)
    if frame.header == nil, !isPattern { endStatement() }
  }

  /// Attributes and modifiers of the declaration whose keyword is at `index`.
  func takePrefix() -> Range<Int> {
    let start = frame.prefix
    frame.prefix = -1
    return start >= 0 && start <= index ? start..<index : index..<index
  }

  /// Operators and precedence groups hold nothing that runs.
  private func skipLine() {
    let isGroup = tokens[index].word == .precedencegroup
    index += 1
    while index < frame.end, tokens[index].kind != .semicolon,
      !tokens[index].startsLine || tokens[index - 1].kind == .equal || isGroup && tokens[index].kind == .openBrace
    {
      switch tokens[index].kind {
      case .openParen, .openBracket: skip(index)
      case .openBrace:
        if isGroup { skip(index) } else { index = frame.end }
        return endStatement()
      default: index += 1
      }
    }
    endStatement()
  }

  private func readImport() {
    let keyword = index
    let prefix = takePrefix()
    index += 1
    if index + 1 < frame.end, tokens[index].word != .none, tokens[index + 1].kind == .identifier,
      !tokens[index + 1].startsLine
    {
      index += 1
    }
    let start = index
    while index < frame.end, index == start || !tokens[index].startsLine,
      tokens[index].kind == .identifier || tokens[index].kind == .period || tokens[index].kind == .operator
    {
      index += 1
    }
    outline.imports.append(Import(keyword: keyword, prefix: prefix, path: start..<index))
    endStatement()
  }
}

import Lexing
package import Outlining

extension SourceFile {
  /// What a function does; nil without a body.
  package func body(of function: Function) -> Body? {
    function.body.map { body(in: $0) }
  }

  /// What a closure does when it is called.
  package func body(of closure: Closure) -> Body {
    body(in: closure.body)
  }

  private func body(in content: Range<Int>) -> Body {
    if let known = bodies[content.lowerBound] { return known }
    let reader = BodyReader(self, content)
    reader.read()
    let body = Body(steps: reader.steps, stretches: reader.stretches)
    bodies[content.lowerBound] = body
    return body
  }
}

/// Walks the tokens of a body once, with a stack of open brackets.
///
/// A class, since a structure of this size would be copied for every call of a method that changes nothing.
final class BodyReader {
  let file: SourceFile
  let outline: Outline
  let tokens: Tokens
  let content: Range<Int>
  @exclusivity(unchecked) var steps: [Body.Step] = []
  @exclusivity(unchecked) var stretches: [Stretch]
  @exclusivity(unchecked) var frames: [Frame]
  @exclusivity(unchecked) var index: Int
  /// The outline's own: an array costs less to reach here than there.
  private let allCalls: [Call]
  /// The calls of the body by where they end, and how many of them have been told.
  private let calls: [Int]
  @exclusivity(unchecked) private var toldCalls = 0
  let marks: TokenMarks

  /// Where the reader is: a pair of brackets, and how far the statement in it has come.
  struct Frame {
    enum Kind { case statements, switchBody, expression }

    let kind: Kind
    /// The token that closes it.
    let end: Int
    /// The stretch whose end the frame's is; -1 for brackets within an expression.
    var ownStretch: Int
    var stretch: Int
    /// Behind `if`, `guard`, `while`, `switch` or `case`, before the body.
    var isCondition: Bool
    /// The last token completes an operand.
    var hasOperand = false
    /// Behind `let` or `var`: `=` gives a first value.
    var declares = false
    /// In `steps`, where the statement began.
    var firstStep = 0
    /// First token of the statement.
    var start = -1
    var awaits: [Int] = []
    var tries: [Int] = []
    /// What is assigned to, told of when the value has been evaluated.
    var writes: [Event] = []
    /// The first name whose read was looked for to be a write; -1 for none.
    var soughtTarget = -1
    /// `+=` reads before it writes.
    var readsBeforeWrite = false
    var exit: Event?
    /// Of a `switch`, the keyword of the case whose pattern is being read; -1 in its statements.
    var caseKeyword = -1
    /// Behind `case` and `catch`: `.success(let x)` is no call.
    var isPattern = false
    /// Behind the body of a `repeat`, whose `while` has no body of its own.
    var isBehindRepeat = false
    /// The `try` of a loop's header; -1 for none.
    var loopTry = -1
    /// The condition ends with the statement.
    var isTail = false
  }

  init(_ file: SourceFile, _ content: Range<Int>) {
    self.file = file
    self.content = content
    outline = file.outline
    tokens = file.tokens
    index = content.lowerBound
    stretches = [Stretch(kind: .body, parent: -1, token: content.lowerBound, owner: -1)]
    frames = [
      Frame(kind: .statements, end: content.upperBound, ownStretch: 0, stretch: 0, isCondition: false)
    ]
    let all = file.outline.calls
    allCalls = all
    marks = file.marks
    let types = file.scopeIndices(in: content).filter { file.outline.scopes[$0].kind == .type }
    let inside = file.callIndices(in: content).filter { index in
      let start = all[index].callee.lowerBound
      return all[index].end <= content.upperBound
        && !types.contains { file.outline.scopes[$0].content.contains(start) }
        && !BodyReader.isReference(all[index], in: file.tokens)
    }
    calls = inside.sorted { (all[$0].end, $0) < (all[$1].end, $1) }
  }

  var frame: Frame {
    _read { yield frames[frames.count - 1] }
    _modify { yield &frames[frames.count - 1] }
  }

  func read() {
    while true {
      tellCalls()
      if index >= frame.end {
        guard frames.count > 1, index < content.upperBound else { break }
        close()
      } else {
        step()
      }
    }
    while frames.count > 1 { close() }
    endStatement()
  }

  /// Tells of the calls that are complete.
  func tellCalls() {
    while toldCalls < calls.count, allCalls[calls[toldCalls]].end <= index {
      let call = calls[toldCalls]
      toldCalls += 1
      guard let name = file.calledName(of: allCalls[call]) else { continue }
      if frame.isPattern, isMember(name) { continue }
      let kind = kind(ofCallTo: name)
      // `resume` does not throw: what its arguments throw they throw before it.
      if kind == .resume { tellTries() }
      add(Event(kind: kind, token: name, stretch: frame.stretch, call: call, meaning: meaning(name)))
    }
  }

  private func kind(ofCallTo name: Int) -> Event.Kind {
    if isMember(name), outline.spells(name, "resume") { return .resume }
    return file.isTrap(name) ? .trap : .call
  }

  /// `resume(returning:)` names a function and does not call it.
  static func isReference(_ call: Call, in tokens: Tokens) -> Bool {
    call.paren >= 0 && call.firstTrailing < 0 && areLabels(behind: call.paren, in: tokens)
  }

  /// `(returning:)`, from its parenthesis on.
  static func areLabels(behind paren: Int, in tokens: Tokens) -> Bool {
    let end = Int(tokens[paren].partner)
    var index = paren + 1
    while index + 1 < end, tokens[index].kind == .identifier, tokens[index + 1].kind == .colon {
      index += 2
    }
    return index == end && index > paren + 1
  }

  private func meaning(_ name: Int) -> Meaning? {
    tokens[name].kind != .identifier || isMember(name) && !file.isMemberOfSelf(name) ? nil : file.meaning(of: name)
  }

  func isMember(_ token: Int) -> Bool {
    token > 0 && tokens[token - 1].kind == .period
  }

  func add(_ event: Event) {
    steps.append(.event(event))
  }

  func isCallee(_ token: Int) -> Bool {
    marks.isCallee(token)
  }

  /// Tells what the statement, argument or condition does when all of it has been evaluated.
  func endExpression() {
    for token in frame.awaits { add(Event(kind: .await, token: token, stretch: frame.stretch)) }
    frame.awaits = []
    tellTries()
  }

  private func tellTries() {
    for token in frame.tries { add(Event(kind: .try, token: token, stretch: frame.stretch)) }
    frame.tries = []
  }

  func endStatement() {
    endExpression()
    for write in frame.writes {
      if frame.readsBeforeWrite {
        add(Event(kind: .read, token: write.token, stretch: write.stretch, meaning: write.meaning))
      }
      add(write)
    }
    if let exit = frame.exit { add(exit) }
    frame.writes = []
    frame.readsBeforeWrite = false
    frame.exit = nil
    frame.hasOperand = false
    frame.declares = false
    frame.start = -1
    frame.firstStep = steps.count
    if frame.isTail { frame.isCondition = false }
    frame.isTail = false
    frame.isPattern = false
  }

  /// Enters a part of the body; `end` is the token that closes it.
  func enter(_ kind: Stretch.Kind, token: Int, owner: Int, end: Int, as frameKind: Frame.Kind = .statements) {
    let stretch = stretches.count
    stretches.append(Stretch(kind: kind, parent: frame.stretch, token: token, owner: owner))
    steps.append(.enter(stretch))
    let end = min(end, content.upperBound)
    frames.append(Frame(kind: frameKind, end: end, ownStretch: stretch, stretch: stretch, isCondition: false))
    frame.firstStep = steps.count
  }

  /// Leaves the innermost brackets.
  private func close() {
    if frame.kind == .switchBody { endCase() }
    frame.ownStretch >= 0 ? endStatement() : endExpression()
    let closed = frames.removeLast()
    if closed.ownStretch >= 0 { steps.append(.leave(closed.ownStretch)) }
    frame.hasOperand = true
    let isDirective = closed.end < content.upperBound && isBranchDirective(closed.end)
    if !isDirective, closed.end < content.upperBound { index = closed.end + 1 }
    guard closed.ownStretch >= 0 else { return }
    let next = index < content.upperBound ? tokens[index] : tokens[tokens.count]
    switch stretches[closed.ownStretch].kind {
    case .loop: frame.isBehindRepeat = outline.blocks[stretches[closed.ownStretch].owner].kind == .repeat
    case .then: stretches[closed.ownStretch].isContinued = next.word == .else
    case .do, .catch: stretches[closed.ownStretch].isContinued = next.word == .catch
    case .directive: stretches[closed.ownStretch].isContinued = isDirective && next.kind != .poundEndif
    default: break
    }
  }

  func isBranchDirective(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }
}

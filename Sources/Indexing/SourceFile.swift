package import Lexing
package import Outlining

/// A file as rules see it: its outline, with the project around it.
package final class SourceFile {
  package let path: Path
  /// In the project.
  package let index: Int
  package let outline: Outline
  package let project: Project

  package private(set) lazy var lines = LineTable(of: outline.source)
  private lazy var bindingsByName = NameChains(outline.bindings.map { outline.name($0.name) })
  @exclusivity(unchecked) private var membersByName: [MemberQuestion: [MemberFact]] = [:]
  /// Bodies that were read, by the first token: several rules ask for the same ones.
  @exclusivity(unchecked) var bodies: [Int: Body] = [:]
  @exclusivity(unchecked) private var typesByScope: [Int: ProjectType?] = [:]
  /// By the scope of a closure or local function.
  @exclusivity(unchecked) var closureAnswers: [Int: IsolationAnswer] = [:]
  /// Whether a protocol is on a global actor and not `Sendable`, by its name.
  @exclusivity(unchecked) var isIsolatedAndPlain: [Name: Bool] = [:]
  /// What calls do with locks, by the end of their callee.
  @exclusivity(unchecked) var lockEffects: [Int: LockEffect] = [:]
  private(set) lazy var callsByName = readCallsByName()
  /// The mentions of each identifier.
  private(set) lazy var tokensByName = readTokensByName()
  private(set) lazy var functionsByType = readFunctionsByType()
  /// By the last name of what each declares or extends.
  private(set) lazy var typesByName = NameChains(outline.types.map { outline.lastName(of: $0) })
  private(set) lazy var functionsByName = NameChains(outline.functions.map { outline.name($0.name) })
  private(set) lazy var variablesByName = NameChains(outline.variables.map { outline.name($0.name) })
  /// Indices in the outline.
  private(set) lazy var variablesByScope = Dictionary(grouping: outline.variables.indices) {
    outline.variables[$0].parent
  }
  /// By the tokens of their names.
  private(set) lazy var bindingsInOrder = outline.bindings.sorted { $0.name < $1.name }
  private(set) lazy var marks = TokenMarks(self)
  /// Indices in the outline, by the first token of the value in a declaration.
  private(set) lazy var variablesByValue = Dictionary(
    outline.variables.enumerated().compactMap { index, variable in variable.value.map { ($0.lowerBound, index) } },
    uniquingKeysWith: { $1 }
  )
  private(set) lazy var bindingsByValue = Dictionary(
    outline.bindings.enumerated().compactMap { index, binding in binding.value.map { ($0.lowerBound, index) } },
    uniquingKeysWith: { $1 }
  )
  private(set) lazy var queuesOfSources = readQueuesOfSources()
  private(set) lazy var stateEvents = readStateEvents()
  private(set) lazy var checksByMember = readChecksByMember()
  private(set) lazy var checksByLocal = readChecksByLocal()
  private(set) lazy var sendsByName = readSendsByName()
  private(set) lazy var listenedStreams = readListenedStreams()
  /// The closures that get a continuation, and what they do with it.
  package private(set) lazy var continuationScopes = readContinuationScopes()
  private(set) lazy var namesNotCalled = readNamesNotCalled()
  private(set) lazy var streamNames = readStreamNames()
  /// The types that say `@unchecked Sendable` in this file.
  private(set) lazy var uncheckedTypes = Set(
    outline.types.lazy.filter { self.uncheckedSendable(of: $0) != nil }.compactMap { self.type(of: $0)?.name }
  )
  /// What is known to guard functions that change something or only read, by their keyword's token.
  @exclusivity(unchecked) var guardsOfFunctions: [Bool: [Int: Guard]] = [:]
  /// Two of the functions that call a private one in the end, by its keyword's token; nil where anybody may.
  @exclusivity(unchecked) var rootsOfFunctions: [Int: [Int]?] = [:]
  /// By the function that takes a delegate with its queue, and by the delegate's type.
  @exclusivity(unchecked) var queuesOfDelegates: [Name: DelegateQueue?] = [:]

  package init(path: Path, index: Int, outline: Outline, project: Project) {
    self.path = path
    self.index = index
    self.outline = outline
    self.project = project
  }

  /// A file that is a project of its own.
  package convenience init(alone source: SourceBuffer, platform: PlatformFacts) {
    let tokens = Tokens()
    var lexer = Lexer(words: WordTable(ruleWords: []))
    lexer.lex(source, into: tokens)
    let outline = Outline(source: source, tokens: tokens)
    Outliner.fill(outline, depth: .bodies)
    self.init(alone: outline, platform: platform)
  }

  /// The same of a file that was outlined, bodies included.
  package convenience init(alone outline: Outline, platform: PlatformFacts) {
    var facts = DeclarationFacts()
    facts.add(outline, file: 0, words: [])
    let path = Path("file.swift")
    let project = Project(ProjectIndex(facts: facts, modules: Modules(of: [path]), platform: platform))
    self.init(path: path, index: 0, outline: outline, project: project)
  }

  package var tokens: Tokens { outline.tokens }

  // MARK: What stands where

  /// The scopes around a token, innermost first, the file's last.
  package func scopes(around token: Int) -> EnclosingScopes {
    EnclosingScopes(outline: outline, index: outline.scope(at: token))
  }

  /// The function or accessor around a token, closures between them or not.
  package func function(around token: Int) -> Function? {
    scopes(around: token).first { $0.kind == .function }.map { outline.functions[$0.owner] }
  }

  /// The declaration of the type around a token.
  package func typeDeclaration(around token: Int) -> TypeDeclaration? {
    scopes(around: token).first { $0.kind == .type }.map { outline.types[$0.owner] }
  }

  /// The type around a token, over all of its declarations; nil where the project does not declare it.
  package func type(around token: Int) -> ProjectType? {
    guard let scope = scopes(around: token).first(where: { $0.kind == .type }) else { return nil }
    if let known = typesByScope[scope.owner] { return known }
    let type = resolveType(scope.owner)
    typesByScope[scope.owner] = .some(type)
    return type
  }

  /// The type that a declaration declares or extends.
  package func type(of declaration: TypeDeclaration) -> ProjectType? {
    declaration.scope >= 0 ? resolveType(outline.scopes[declaration.scope].owner) : nil
  }

  private func resolveType(_ owner: Int) -> ProjectType? {
    if let type = project.type(qualified: outline.qualifiedName(ofType: owner), in: index) { return type }
    let name = outline.types[owner].name
    return name.count == 1 ? project.type(named: outline.name(name.lowerBound), in: index) : nil
  }

  /// The closures whose brace stands in a range.
  package func closures(in range: Range<Int>) -> ArraySlice<Closure> {
    let closures = outline.closures
    let start = closures.orderedIndex(where: { $0.brace >= range.lowerBound })
    let end = closures.orderedIndex(where: { $0.brace >= range.upperBound })
    return closures[start..<max(start, end)]
  }

  /// The calls that begin in a range. They stand in the outline by where their callee ends.
  package func calls(in range: Range<Int>) -> [Call] {
    callIndices(in: range).map { outline.calls[$0] }
  }

  /// The same as indices in the outline's `calls`.
  func callIndices(in range: Range<Int>) -> [Int] {
    let calls = outline.calls
    let start = calls.orderedIndex(where: { $0.callee.upperBound > range.lowerBound })
    let end = calls.orderedIndex(where: { $0.callee.upperBound > range.upperBound })
    let found = start..<max(start, end)
    // A callee that begins before the range and ends in it is rare.
    if found.allSatisfy({ range.contains(calls[$0].callee.lowerBound) }) { return Array(found) }
    return found.filter { range.contains(calls[$0].callee.lowerBound) }
  }

  /// The scopes whose brace stands in a range, as indices in the outline's `scopes`.
  func scopeIndices(in range: Range<Int>) -> Range<Int> {
    let scopes = outline.scopes
    let start = scopes.orderedIndex(where: { $0.content.lowerBound > range.lowerBound })
    let end = scopes.orderedIndex(where: { $0.content.lowerBound > range.upperBound })
    return start..<max(start, end)
  }

  // MARK: Names

  /// The binding that a name token means, nil when no local declares the name.
  package func binding(for token: Int) -> Binding? {
    let name = outline.name(token)
    var found: Binding?
    for index in bindingsByName[name] {
      let binding = outline.bindings[index]
      guard binding.visible.contains(token) else { continue }
      if let best = found, best.visible.lowerBound > binding.visible.lowerBound { continue }
      found = binding
    }
    return found
  }

  /// Whether a token is a name that is used, rather than a label, a member of something, or what a `let` declares.
  package func isUse(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    if token > 0 {
      switch tokens[token - 1].kind {
      case .period, .at, .pound: return false
      default: break
      }
    }
    if marks.isLabel(token) || isTupleLabel(token) { return false }
    return !marks.isDeclared(token) || isShorthand(token)
  }

  /// `if let x` without `=` uses the `x` outside.
  private func isShorthand(_ token: Int) -> Bool {
    guard token > 0, tokens[token - 1].word == .let || tokens[token - 1].word == .var else {
      // An entry of a capture list.
      return marks.isCapture(token)
        && (tokens[token + 1].kind == .comma || tokens[token + 1].kind == .closeBracket)
    }
    switch tokens[token + 1].kind {
    case .equal, .colon: return false
    default: return marks.isCondition(token)
    }
  }

  /// A label in parentheses, in a subscript or in an interpolation; the keys of a dictionary are none.
  private func isTupleLabel(_ token: Int) -> Bool {
    guard tokens[token + 1].kind == .colon, token > 0 else { return false }
    if let answer = takesLabels(token - 1) { return answer }
    guard tokens[token - 1].kind == .comma else { return false }
    var index = token - 1
    let limit = max(0, token - 64)
    while index > limit {
      index -= 1
      switch tokens[index].kind {
      case .closeParen, .closeBracket, .closeBrace: index = min(index, Int(tokens[index].partner))
      default: if let answer = takesLabels(index) { return answer }
      }
    }
    return false
  }

  /// Nil for what opens nothing.
  private func takesLabels(_ opening: Int) -> Bool? {
    switch tokens[opening].kind {
    case .openParen, .stringHead, .stringMiddle: return true
    case .openBrace: return false
    case .openBracket:
      guard opening > 0, !tokens[opening].isSpaced else { return false }
      switch tokens[opening - 1].kind {
      case .identifier, .closeParen, .closeBracket, .question, .exclamation: return true
      default: return false
      }
    default: return nil
    }
  }

  /// The members of a name that code in this file sees in a type, inherited ones too.
  func members(of type: ProjectType, named name: Name) -> [MemberFact] {
    let question = MemberQuestion(type: type.firstDeclaration, name: name)
    if let known = membersByName[question] { return known }
    let answer = type.members(named: name, seenFrom: index)
    membersByName[question] = answer
    return answer
  }

  /// The members that a bare name can mean at a token: none when a local hides them, or outside of types.
  package func members(for token: Int) -> [MemberFact] {
    guard binding(for: token) == nil, let type = type(around: token) else { return [] }
    let found = members(of: type, named: outline.name(token))
    guard found.isEmpty, let wrapped = wrappedName(token) else { return found }
    return members(of: type, named: wrapped).filter { $0.kind == .stored }
  }

  /// A property wrapper's projection `$x` and storage `_x` are members, too (SE-0258).
  private func wrappedName(_ token: Int) -> Name? {
    guard outline.begins(token, with: "$") || outline.begins(token, with: "_") else { return nil }
    let text = outline.text(token)
    guard text.count > 1 else { return nil }
    return Name(String(text.dropFirst()))
  }

  /// Whether code at a token has an instance as `self`.
  package func hasInstance(at token: Int) -> Bool {
    guard let function = memberFunction(around: token) else { return true }
    if function.variable >= 0 { return !outline.isStatic(outline.variables[function.variable].prefix) }
    return !outline.isStatic(function.prefix)
  }

  /// The member of a type around a token, functions nested in it left out.
  package func memberFunction(around token: Int) -> Function? {
    scopes(around: token).prefix { $0.kind != .type }.last { $0.kind == .function }.map { outline.functions[$0.owner] }
  }
}

/// A name that was looked up in a type.
private struct MemberQuestion: Hashable {
  let type: Int
  let name: Name
}

/// From the innermost scope outwards.
package struct EnclosingScopes: Sequence, IteratorProtocol {
  fileprivate let outline: Outline
  fileprivate var index: Int

  /// The innermost scope.
  package var first: Scope? { index >= 0 ? outline.scopes[index] : nil }

  package mutating func next() -> Scope? {
    guard index >= 0 else { return nil }
    let scope = outline.scopes[index]
    index = scope.parent
    return scope
  }
}

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
  private lazy var bindingsByName = Dictionary(
    grouping: outline.bindings.indices,
    by: { outline.name(outline.bindings[$0].name) }
  )
  private lazy var declaredNames = Set(outline.bindings.map(\.name))
  private lazy var captureNames = Set(outline.bindings.filter { $0.kind == .capture }.map(\.name))
  private lazy var conditionNames = Set(outline.bindings.filter { $0.kind == .condition }.map(\.name))
  private lazy var labels = Set(outline.calls.flatMap { $0.arguments.map(\.label) } + outline.closures.map(\.label))
  private var membersByName: [MemberQuestion: [MemberFact]] = [:]
  /// Bodies that were read, by the first token: several rules ask for the same ones.
  var bodies: [Int: Body] = [:]
  private var typesByScope: [Int: ProjectType?] = [:]
  /// By the scope of a closure or local function.
  var closureAnswers: [Int: IsolationAnswer] = [:]
  /// Whether a protocol is on a global actor and not `Sendable`, by its name.
  var isIsolatedAndPlain: [Name: Bool] = [:]
  private(set) lazy var names = FileNames(self)
  private(set) lazy var stateEvents = readStateEvents()
  /// What is known to guard functions that change something or only read, by their keyword's token.
  var guardsOfFunctions: [Bool: [Int: Guard]] = [:]

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
    var facts = DeclarationFacts()
    facts.add(outline, file: 0, words: LifetimeWords())
    let project = Project(facts: facts, modules: Modules(fileCount: 1), platform: platform)
    self.init(path: Path("file.swift"), index: 0, outline: outline, project: project)
  }

  package var tokens: Tokens { outline.tokens }

  // MARK: What stands where

  /// The scopes around a token, innermost first, the file's last.
  package func scopes(around token: Int) -> [Scope] {
    var found: [Scope] = []
    var index = outline.scope(at: token)
    while index >= 0 {
      found.append(outline.scopes[index])
      index = outline.scopes[index].parent
    }
    return found
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
    return (start..<max(start, end)).filter { range.contains(calls[$0].callee.lowerBound) }
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
    for index in bindingsByName[name] ?? [] {
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
    if labels.contains(token) || isTupleLabel(token) { return false }
    return !declaredNames.contains(token) || isShorthand(token)
  }

  /// `if let x` without `=` uses the `x` outside.
  private func isShorthand(_ token: Int) -> Bool {
    guard token > 0, tokens[token - 1].word == .let || tokens[token - 1].word == .var else {
      // An entry of a capture list.
      return captureNames.contains(token)
        && (tokens[token + 1].kind == .comma || tokens[token + 1].kind == .closeBracket)
    }
    switch tokens[token + 1].kind {
    case .equal, .colon: return false
    default: return conditionNames.contains(token)
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
    let text = outline.text(token)
    guard text.count > 1, text.hasPrefix("$") || text.hasPrefix("_") else { return nil }
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

  // MARK: Places

  /// The declaration that holds a token, as `Type.member`.
  package func symbol(around token: Int) -> String {
    var parts: [String] = []
    for scope in scopes(around: token) {
      switch scope.kind {
      case .type: parts.append(outline.text(outline.types[scope.owner].name))
      case .function: parts.append(symbol(of: outline.functions[scope.owner]))
      default: break
      }
    }
    return parts.reversed().joined(separator: ".")
  }

  private func symbol(of function: Function) -> String {
    if function.variable >= 0 { return outline.text(outline.variables[function.variable].name) }
    let name = function.kind == .function ? outline.text(function.name) : function.kind.rawValue
    guard function.parameters != nil else { return name }
    return name + "(" + outline.parameters(of: function).map { outline.text($0.label) + ":" }.joined() + ")"
  }
}

/// A name that was looked up in a type.
private struct MemberQuestion: Hashable {
  let type: Int
  let name: Name
}

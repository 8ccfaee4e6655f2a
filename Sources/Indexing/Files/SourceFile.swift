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
  /// Whether the file's own code is tests. What helps them may import no framework of tests: where that counts, the file's
  /// path is asked as well.
  package private(set) lazy var isTest = outline.importsTests
  /// What the outline says, in other orders.
  private(set) lazy var tables = OutlineTables(outline)
  private(set) lazy var scopeTable = ScopeTable(outline)
  private lazy var bindingTable = BindingTable(outline)
  private(set) lazy var marks = TokenMarks(self)
  private(set) lazy var callsByName = readCallsByName()
  private(set) lazy var functionsByType = readFunctionsByType()
  /// By name and by that of the type around each.
  private(set) lazy var functionsByMember = readFunctionsByMember()
  private(set) lazy var variablesByMember = NameChains(outline.variables.map { memberName($0.name) })
  private(set) lazy var callsByMember = readCallsByMember()
  private(set) lazy var tokensByMember = readTokensByMember()
  /// Of the types that the outline's `types` declare or extend; none for those that the project does not declare.
  private(set) lazy var typeNames = outline.types.indices.map { type(declaredBy: $0)?.name ?? .none }
  /// By scope, the innermost closure or loop around its code; -1 for none.
  private(set) lazy var closuresAndLoops = readClosuresAndLoops()

  /// The tokens of `#if`, `#elseif`, `#else` and `#endif`.
  private(set) lazy var directives = (0..<tokens.count).filter { token in
    switch tokens[token].kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }
  /// The branches of each `#if`.
  private(set) lazy var conditionalBranches = readConditionalBranches()

  /// Where work items are submitted, by what names them.
  private(set) lazy var queuesOfItems = readQueuesOfItems()
  /// The calls that make dispatch sources, by the names of those and by their names as members.
  private(set) lazy var sourcesByName = readSourcesByName()
  private(set) lazy var startsByObject = readStartsByObject()
  /// Whether a session of this file has its delegate, its handlers and its publishers called on the main queue.
  private(set) lazy var sessionsCallBackOnMain = readSessionsCallBackOnMain()
  /// The names that stand somewhere without being called or declared as a function's.
  private(set) lazy var namesNotCalled = readNamesNotCalled()
  /// Types and extensions by their own names.
  private(set) lazy var declarationsByName = NameChains(outline.types.map { outline.name($0.name.upperBound - 1) })
  /// The closures that get a continuation, and what they do with it.
  package private(set) lazy var continuationScopes = readContinuationScopes()

  @exclusivity(unchecked) var callbackMemory = CallbackMemory()
  private(set) lazy var deinitMemory = DeinitMemory(self)
  private(set) lazy var mainThreadMemory = MainThreadMemory(self)
  private(set) lazy var optOutMemory = OptOutMemory(self)
  private(set) lazy var streamMemory = StreamMemory(self)
  @exclusivity(unchecked) var taskMemory = TaskMemory()
  private(set) lazy var timerMemory = TimerMemory(self)

  // A file and what it remembers belong to one worker, and an answer is stored when it is there, in one step: nothing
  // could overlap, so that the check of each access at run time is left out.

  @exclusivity(unchecked) private var membersByName: [MemberQuestion: [MemberFact]] = [:]
  /// By the declaration's index in the outline; nil for what nobody asked yet. Empty at first, and not lazy: an assignment
  /// to one element of a lazy array copies all of them.
  @exclusivity(unchecked) private var resolvedTypes: [ProjectType??] = []
  /// By the function's index in the outline.
  @exclusivity(unchecked) var symbolsOfFunctions: [Int: String] = [:]
  /// By the functions' keywords: whether nobody runs them.
  @exclusivity(unchecked) var unusedFunctions: [Int: Bool] = [:]
  /// By the keywords of private methods: whether a callback that comes again hands them what it was given.
  @exclusivity(unchecked) var methodsOfRepeatedCallbacks: [Int: Bool] = [:]
  /// By the first declarations of classes: whether nobody makes an object.
  @exclusivity(unchecked) var classesNeverMade: [Int: Bool] = [:]
  /// By the functions' keywords.
  @exclusivity(unchecked) var signatures: [Int: Signature] = [:]
  /// Bodies that were read, by the first token: several rules ask for the same ones.
  @exclusivity(unchecked) var bodies: [Int: Body] = [:]
  /// By the keywords of loops.
  @exclusivity(unchecked) var loopsRunUntilCancelled: [Int: Bool] = [:]
  /// By the scope of a closure or local function.
  @exclusivity(unchecked) var closureAnswers: [Int: IsolationAnswer] = [:]
  /// By scope, the innermost closure around its code that does not run in place; nil for what nobody asked yet.
  @exclusivity(unchecked) var closuresRunLater: [Int32?] = []
  /// The calls that run when a body does, of the body that was asked for last.
  @exclusivity(unchecked) var lastCallsRun: (body: Range<Int>, calls: [Call])?
  /// By the end of the callee, indices in the outline's `functions`; -1 for what is no method of self.
  @exclusivity(unchecked) var methodsOfCalls: [Int: Int] = [:]
  /// By the functions' keywords: several rules ask what a `deinit` runs, here and in other files.
  @exclusivity(unchecked) var methodsRunHere: [Int: [MethodRun]] = [:]
  @exclusivity(unchecked) var methodsElsewhere: [Int: [MethodRunElsewhere]] = [:]
  /// By the names of constants as members: what the only initializer that gives one a value gives it.
  @exclusivity(unchecked) var valuesFromInitializers: [Name: Range<Int>?] = [:]
  /// By the names of functions.
  @exclusivity(unchecked) var ownCalls: [Name: OwnCalls] = [:]
  /// By what the calls may mean.
  @exclusivity(unchecked) var callsOfFunctions: [OwnCallsQuestion: [Call]] = [:]
  /// By the names of locals.
  @exclusivity(unchecked) var mentionsOfLocals: [Name: [Int: [Int]]] = [:]
  /// How many tokens were looked at for names that stand among them, before there was a table of names.
  @exclusivity(unchecked) var searchedTokens = 0

  package init(path: Path, index: Int, outline: Outline, project: Project) {
    self.path = path
    self.index = index
    self.outline = outline
    self.project = project
  }

  /// A file that is a project of its own.
  package convenience init(alone source: SourceBuffer, platform: PlatformFacts) {
    self.init(alone: Outline(of: source), platform: platform)
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

  /// The scopes around a token, innermost first, the file's last.
  package func scopes(around token: Int) -> EnclosingScopes {
    EnclosingScopes(outline: outline, index: scopeTable.scope(at: token))
  }

  /// The function or accessor around a token, closures between them or not.
  package func function(around token: Int) -> Function? {
    scopeTable.function(around: token).map { outline.functions[$0] }
  }

  /// The declaration of the type around a token.
  package func typeDeclaration(around token: Int) -> TypeDeclaration? {
    scopeTable.type(around: token).map { outline.types[$0] }
  }

  /// The type around a token, over all of its declarations; nil where the project does not declare it.
  package func type(around token: Int) -> ProjectType? {
    scopeTable.type(around: token).flatMap { type(declaredBy: $0) }
  }

  /// The type that a declaration declares or extends.
  package func type(of declaration: TypeDeclaration) -> ProjectType? {
    declaration.scope >= 0 ? type(declaredBy: outline.scopes[declaration.scope].owner) : nil
  }

  /// The same of an index in the outline's `types`.
  func type(declaredBy index: Int) -> ProjectType? {
    if resolvedTypes.isEmpty { resolvedTypes = Array(repeating: nil, count: outline.types.count) }
    if let known = resolvedTypes[index] { return known }
    let type = resolveType(index)
    resolvedTypes[index] = .some(type)
    return type
  }

  private func resolveType(_ owner: Int) -> ProjectType? {
    if let type = project.type(qualified: outline.qualifiedName(ofType: owner), in: index) { return type }
    let name = outline.types[owner].name
    return name.count == 1 ? project.type(named: outline.name(name.lowerBound), in: index) : nil
  }

  /// The binding that a name token means, nil when no local declares the name.
  package func binding(for token: Int) -> Binding? {
    bindingTable.binding(named: outline.name(token), at: token).map { outline.bindings[$0] }
  }

  /// The members of a name that code in this file sees in a type, inherited ones too.
  func members(of type: ProjectType, named name: Name) -> [MemberFact] {
    let question = MemberQuestion(type: type.firstDeclaration, name: name)
    if let known = membersByName[question] { return known }
    let answer = type.members(named: name, seenFrom: index)
    membersByName[question] = answer
    return answer
  }

  /// Those that a name can mean at a token: a method may have the name of a variable, `rows(for: id)` beside `rows`, and is
  /// meant where it is called.
  func members(of type: ProjectType, at token: Int) -> [MemberFact] {
    let found = members(of: type, named: outline.name(token))
    guard found.count > 1, !mayBeCalled(token), found.contains(where: { $0.kind != .function }) else { return found }
    return found.filter { $0.kind != .function }
  }

  /// Whether a parenthesis or brace stands behind a name.
  func mayBeCalled(_ token: Int) -> Bool {
    tokens[token + 1].kind == .openParen || tokens[token + 1].kind == .openBrace
  }

  /// The members that a bare name can mean at a token: none when a local hides them, or outside of types.
  package func members(for token: Int) -> [MemberFact] {
    guard binding(for: token) == nil, !isErrorOfCatch(token), let type = type(around: token) else { return [] }
    let found = members(of: type, at: token)
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
    scopeTable.memberFunction(around: token).map { outline.functions[$0] }
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

import Lexing
import Outlining

/// Whether code runs on the main thread, and what shows it.
package enum MainThreadVerdict: Sendable, Equatable {
  case onMain
  /// Runs elsewhere, or may: a reason in words, and the token that shows it.
  case mayBeOff(String, at: Int)
  /// In a plain function, which anybody may call on any thread.
  case openToAnybody(at: Int)
  /// May run elsewhere, but only who calls it can say: an override, a witness, an entry from Objective-C.
  case callerDecides(String, at: Int)
  case unknown

  var isOff: Bool { if case .mayBeOff = self { true } else { false } }
  var isOpen: Bool { if case .openToAnybody = self { true } else { false } }
  var isLeftToCaller: Bool { if case .callerDecides = self { true } else { false } }
}

extension SourceFile {
  /// Whether the code at a token runs on the main thread: checks and preconditions that dominate it, closures around
  /// it, the isolation of the function.
  package func mainThread(at token: Int, depth: Int = 0) -> MainThreadVerdict {
    var inside = token
    var isInTask = false
    for scope in scopes(around: token) {
      if !isInTask, checks(before: inside, in: scope, sayMain: true) { return .onMain }
      switch scope.kind {
      case .block: break
      case .closure where outline.closures[scope.owner].takesAlong(token): break
      case .closure:
        let closure = outline.closures[scope.owner]
        if outline.hasAttribute("MainActor", in: closure.attributes) { return .onMain }
        switch fate(of: closure) {
        case .runsInPlace: if isCalledOnMainOnly(closure, depth: depth) { return .onMain }
        case .runsOnMainActor, .kept(.main): return .onMain
        // It may be started elsewhere, and goes to the actor that its surroundings are written on.
        case .task where isolationAnswer(of: closure).isolation == .mainActor: return .onMain
        case .task where isolationAnswer(of: closure).reason == .newTask:
          return .mayBeOff("a group's task, which inherits no actor", at: closure.brace)
        case .task: isInTask = true
        case .detachedTask: return .mayBeOff("a detached task", at: closure.brace)
        case .kept(.background): return .mayBeOff("a background queue", at: closure.brace)
        case .kept where isOnPostersThread(closure):
          return .callerDecides("an observer on the thread that posts", at: closure.brace)
        case .unknown where queueOfAssigned(closure) == .background:
          return .mayBeOff("a background queue", at: closure.brace)
        case .unknown where isCalledAtTheEnd(closure):
          return .callerDecides("the end of a stream", at: closure.brace)
        case .kept: return .unknown
        case .unknown: return verdict(onLocal: closure, depth: depth)
        }
      case .function:
        let function = outline.functions[scope.owner]
        // A local function runs where its surroundings do, as far as anybody can see.
        if !isLocal(function) { return verdict(on: function, isInTask: isInTask, depth: depth) }
      case .type: return verdictOnDefaultValue(at: token) ?? verdictOnInitialValue(at: token)
      case .accessors, .file: break
      }
      inside = scope.content.lowerBound - 1
    }
    return verdictOnDefaultValue(at: token) ?? verdictOnInitialValue(at: token)
  }

  /// `let report = { … }`, which the code that has it only calls, `report()`: it runs where all of these do.
  private func verdict(onLocal closure: Closure, depth: Int) -> MainThreadVerdict {
    guard depth < 2, let local = binding(withValueAt: closure.brace), local.kind == .variable else { return .unknown }
    let uses = mentions(ofLocal: local).filter { $0 != local.name }
    guard let first = uses.first, uses.count <= 8, uses.allSatisfy({ tokens[$0 + 1].kind == .openParen }) else {
      return .unknown
    }
    let verdicts = uses.dropFirst().lazy.map { self.mainThread(at: $0, depth: depth + 1) }
    let verdict = mainThread(at: first, depth: depth + 1)
    return verdicts.allSatisfy { $0.isOff == verdict.isOff } ? verdict : .unknown
  }

  /// Whether the closure around a token that does not run in place is one of a background queue or a detached task, or a
  /// precondition before it keeps main out; in a function that only its own file can call, that around each call.
  package func isInBackground(_ token: Int, depth: Int = 0) -> Bool {
    if isKeptOffMain(token) { return true }
    for closure in closures(around: token) {
      switch fate(of: closure) {
      case .runsInPlace: continue
      case .detachedTask, .kept(.background): return true
      default: return false
      }
    }
    guard depth < 4, let function = function(around: token) else { return false }
    let places = onlyCallers(of: function)
    return !places.isEmpty && places.count <= 32 && places.allSatisfy { isInBackground($0, depth: depth + 1) }
  }

  /// A parameter's default value is made by who calls the function, where that runs.
  private func verdictOnDefaultValue(at token: Int) -> MainThreadVerdict? {
    guard let function = function(withParametersAround: token) else { return nil }
    return verdict(on: function, isInTask: false, depth: 0)
  }

  private func verdict(on function: Function, isInTask: Bool, depth: Int) -> MainThreadVerdict {
    let answer = isolationAnswer(of: function)
    if answer.isolation == .mainActor { return .onMain }
    if function.kind == .deinitializer {
      if isMadeOnceForEver(around: function.keyword) { return .unknown }
      switch lastHolder(around: function.keyword) {
      case .framework: return .callerDecides("a view's 'deinit', mostly on main", at: function.keyword)
      case .main: return .callerDecides("a 'deinit' that anybody may cause", at: function.keyword)
      case .elsewhere, .anybody: return .mayBeOff("a 'deinit', which runs on any thread", at: function.keyword)
      }
    }
    switch answer.isolation {
    // The caller's actor, whichever that is.
    case .actor where answer.reason == .isolatedParameter: return .unknown
    case .actor, .global: return .mayBeOff("another actor", at: function.keyword)
    case .unknown: return .unknown
    default: break
    }
    // XCTest runs synchronous tests, and what they call, on the main thread.
    if !function.isAsync, type(around: function.keyword)?.isTestCase == true { return .unknown }
    if isInTask { return .mayBeOff("a task that inherits no actor", at: function.keyword) }
    if function.isAsync, !answer.followsCaller {
      return .mayBeOff("a nonisolated async function", at: function.keyword)
    }
    // It may be a witness of a protocol that nobody here has read.
    if type(around: function.keyword)?.conformsToStrangers ?? false { return .unknown }
    if let verdict = verdict(onDelegate: function) { return verdict }
    if isToldByMain(function) || isCalledByFrameworkOnMain(function) { return .onMain }
    if isDemandedOnMain(function) { return .unknown }
    if let entry = callersAreHidden(function) { return .callerDecides(entry, at: function.keyword) }
    if isSeenHereOnly(function) { return verdictOnCallers(of: function, depth: depth) }
    return .openToAnybody(at: function.keyword)
  }

  /// The names in the calls of a function that nothing else can reach; none where something can.
  func onlyCallers(of function: Function) -> [Int] {
    isSeenHereOnly(function) ? seenCallers(of: function) : []
  }

  /// The names in this file's calls of an ordinary function; none where a framework, or who is given it, calls it, too.
  /// What a type calls itself is seldom there for a protocol that nobody here has read.
  func seenCallers(of function: Function) -> [Int] {
    guard function.variable < 0, entry(of: function) == nil, !isWitness(function), !isNamedByOthers(function),
      typeDeclaration(around: function.keyword)?.kind != .extension || !standsInForeignConformance(function)
    else { return [] }
    return calls(ofOwn: function).compactMap { calledName(of: $0) }
  }

  /// A function that only its own file can call runs where all of its callers run, and a getter where it is read.
  private func verdictOnCallers(of function: Function, depth: Int) -> MainThreadVerdict {
    guard depth < 4, function.variable < 0 || function.kind == .get else { return .unknown }
    let places =
      function.variable < 0 ? calls(ofOwn: function).compactMap { calledName(of: $0) } : readers(of: function)
    guard !places.isEmpty, places.count <= 32 else { return .unknown }
    let verdicts = places.map { mainThread(at: $0, depth: depth + 1) }
    if verdicts.allSatisfy({ $0 == .onMain }) { return .onMain }
    return verdicts.first(where: \.isOff) ?? verdicts.first(where: \.isOpen)
      ?? verdicts.first(where: \.isLeftToCaller) ?? .unknown
  }

  /// The uses of a member whose getter this is, in its own type.
  private func readers(of getter: Function) -> [Int] {
    let name = outline.name(outline.variables[getter.variable].name)
    guard let type = type(around: getter.keyword) else { return [] }
    return tokens(named: name, inTypesNamed: type.name).filter { token in
      if meaning(of: token) == .member { return true }
      guard token > 1, tokens[token - 1].kind == .period else { return false }
      return tokens[token - 2].word == .selfType || outline.name(token - 2) == type.name
    }
  }

  /// A global or static value is made by whoever asks for it first, on his thread.
  private func verdictOnInitialValue(at token: Int) -> MainThreadVerdict {
    guard let variable = variables(withValueAround: token).firstElement else { return .unknown }
    let isolation = isolationAnswer(of: variable).isolation
    if isolation == .mainActor { return .onMain }
    let isShared = outline.scopes[variable.parent].kind != .type || outline.isStatic(variable.prefix)
    let isLazy = outline.hasModifier(.lazy, in: variable.prefix) && isolation == .nonisolated
    guard isShared || isLazy, isolation != .unknown, !isMainFile else { return .unknown }
    return .callerDecides("a lazy value, made by its first user", at: variable.name)
  }

  /// Top-level code of `main.swift` runs on the main thread.
  var isMainFile: Bool {
    path.bytes.suffix(10).elementsEqual("main.swift".utf8)
  }
}

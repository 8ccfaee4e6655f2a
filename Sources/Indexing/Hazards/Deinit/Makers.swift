import Lexing
import Outlining

/// A place where an object of a type is made.
struct Making {
  let file: SourceFile
  /// The first token of the call.
  let token: Int
}

/// Who makes the objects of a type, over all files.
extension SourceFile {
  /// Whether `deinit` of the type around a token never runs: it is the program's delegate, and nothing in the file makes
  /// another; or all objects of the type are kept for ever, and nobody else can call its initializers.
  package func isMadeOnceForEver(around token: Int) -> Bool {
    guard let type = type(around: token), type.kind == .class || type.kind == .actor else { return false }
    if deinitMemory.makings[type.name] == nil, type.isProgram { return true }
    let initializers = type.ownMembers.filter { $0.kind == .initializer }
    return !initializers.isEmpty && initializers.allSatisfy(\.isPrivate) && isMadeForEver(type)
  }

  /// Whether all objects of the type around a token that the project makes are kept for ever, or the program keeps one;
  /// somebody may make others.
  package func isMadeForEver(around token: Int) -> Bool {
    guard let type = type(around: token) else { return false }
    return isMadeForEver(type) || deinitMemory.makings[type.name] == nil && project.isKeptByProgram(type)
  }

  /// Whether all objects of a type live as long as the program, by where the project makes them, and there is a place.
  func isMadeForEver(_ type: ProjectType) -> Bool {
    askForMakers { isMadeForEver(type, depth: 0) }
  }

  private func isMadeForEver(_ type: ProjectType, depth: Int) -> Bool {
    guard depth < 3 else { return false }
    if let known = deinitMemory.typesMadeForEver[depth][type.firstDeclaration] { return known }
    let makings = makings(of: type) ?? []
    let isMade = !makings.isEmpty && makings.allSatisfy { $0.file.isKeptForEver($0.token, depth: depth) }
    deinitMemory.typesMadeForEver[depth][type.firstDeclaration] = isMade
    return isMade
  }

  /// No for a question that another one has led to: `deinit` may make an object of its own class.
  private func askForMakers(_ question: () -> Bool) -> Bool {
    guard !project.isAskingForMakers else { return false }
    project.isAskingForMakers = true
    defer { project.isAskingForMakers = false }
    return question()
  }

  /// Whether the project makes objects of a type, all of them on the main thread, and no property keeps one that others
  /// may let go.
  func isMadeOnMainAlone(_ type: ProjectType) -> Bool {
    askForMakers {
      if let known = deinitMemory.typesMadeOnMainAlone[type.firstDeclaration] { return known }
      let makings = project.isHeldBesideMain(type) ? nil : makings(of: type)
      let isMade = makings.map { !$0.isEmpty && $0.allSatisfy(isMadeOnMain) } ?? false
      deinitMemory.typesMadeOnMainAlone[type.firstDeclaration] = isMade
      return isMade
    }
  }

  private func isMadeOnMain(_ making: Making) -> Bool { making.file.mainThread(at: making.token) == .onMain }

  /// Where the project, but for its tests, makes objects of a class or actor; nil where others may make some.
  func makings(of type: ProjectType) -> [Making]? {
    guard type.kind == .class || type.kind == .actor, !project.isInherited(type),
      let callers = project.files(calling: type.name)
    else { return nil }
    var found: [Making] = []
    for index in type.files.union(callers).sorted() where !project.modules.isForTests(index) {
      guard let file = index == self.index ? self : project.file(index) else { return nil }
      if file.showsInitializer(of: type) { return nil }
      guard let tokens = file.deinitMemory.makings[type.name] else { continue }
      // Where several types have the name, and nothing tells which is meant, it may be this one.
      if !type.files.contains(index), let meant = project.declaredType(named: type.name, in: index), meant !== type {
        continue
      }
      found += tokens.map { Making(file: file, token: $0) }
    }
    return found
  }

  /// `Clock()`, `Clock.init()`, and in the type `Self()` and `.init()`, unless this is to be another: `makings` of a new
  /// file. What previews are shown is no part of the program.
  func readMakings() -> [Name: [Int]] {
    var found: [Name: [Int]] = [:]
    let previews = previews
    for call in outline.calls {
      let start = call.callee.lowerBound
      if !previews.isEmpty, previews.last(startingUpTo: start)?.contains(start) ?? false { continue }
      guard var name = calledName(of: call) else { continue }
      let isInit = tokens[name].word == .`init`
      let isBare = isInit && name - 2 < call.callee.lowerBound
      if isInit, !isBare { name -= 2 }
      let expected = isBare ? shape(expectedAt: call.callee.lowerBound) : .unknown
      let isOwn = isBare && !expected.isKnown && mayMakeItsType(call) || outline.spells(name, "Self")
      guard isBare || isOwn || outline.beginsWithCapital(name),
        let made = isOwn ? type(around: name)?.name : isBare ? expected.base : outline.name(name)
      else { continue }
      found[made, default: []].append(call.callee.lowerBound)
    }
    return found
  }

  /// Whether `.init(…)` may make an object of the type around it: one of the initializers in this file takes what it has.
  /// One that takes nothing may be inherited.
  private func mayMakeItsType(_ call: Call) -> Bool {
    guard let type = type(around: call.callee.lowerBound) else { return false }
    return call.arguments.isEmpty || functions(named: "init", ofTypesNamed: type.name).contains { fits(call, $0) }
  }

  /// `public init` of a public type, which other modules may call.
  private func showsInitializer(of type: ProjectType) -> Bool {
    if project.isInProgram(index) { return false }
    if let known = deinitMemory.typesShowingInitializers[type.name] { return known }
    let isShown = findsInitializer(of: type)
    deinitMemory.typesShowingInitializers[type.name] = isShown
    return isShown
  }

  private func findsInitializer(of type: ProjectType) -> Bool {
    functions(named: "init", ofTypesNamed: type.name).contains { initializer in
      guard let declaration = typeDeclaration(around: initializer.keyword) else { return false }
      return outline.isPublic(initializer.prefix, in: initializer.parent)
        && (declaration.kind == .extension || outline.isPublic(declaration.prefix, in: declaration.parent))
    }
  }

  /// Whether the object that is made at a token is what a static constant starts with, or a property of an object that
  /// lives as long as the program.
  private func isKeptForEver(_ token: Int, depth: Int) -> Bool {
    guard closures(around: token).allSatisfy({ $0.isCalledAtOnce || fate(of: $0) == .runsInPlace }) else {
      return isRegisteredForEver(token)
    }
    if let property = variables(withValueAround: token).first(where: isNoLocal) {
      guard keepsValue(property) else { return false }
      let isShared = outline.scopes[property.parent].kind == .file || outline.isStatic(property.prefix)
      if isShared { return !MemberFact.samples.contains(outline.name(property.name)) }
      return isOwnedForEver(around: property.name, depth: depth)
    }
    if let initializer = function(withParametersAround: token) {
      return initializer.kind == .initializer && isOwnedForEver(around: initializer.keyword, depth: depth)
    }
    // `self.monitor = Monitor()`, `self.monitor = monitor ?? Monitor()` in an initializer.
    let equal = outline.spells(token - 1, "??") ? token - 3 : token - 1
    guard let initializer = function(around: token), initializer.kind == .initializer, equal > 0,
      tokens[equal].kind == .equal, binding(declaredAt: equal - 1) == nil, meaning(of: equal - 1) == .member,
      let property = variables(named: outline.name(equal - 1), ofTypesNamed: type(around: token)?.name).first
    else { return false }
    return keepsValue(property) && isOwnedForEver(around: token, depth: depth)
  }

  private func isNoLocal(_ variable: Variable) -> Bool {
    outline.scopes[variable.parent].kind == .type || outline.scopes[variable.parent].kind == .file
  }

  private func isOwnedForEver(around token: Int, depth: Int) -> Bool {
    guard let owner = type(around: token) else { return false }
    return owner.isProgram || project.programs.heldTypes.contains(owner.name) || isMadeForEver(owner, depth: depth + 1)
  }

  /// A constant, what SwiftUI makes once for a view or program, or a variable that nothing but initializers sets: not in
  /// this file, and, where others may, through no object.
  private func keepsValue(_ property: Variable) -> Bool {
    if property.introducer == .let || outline.hasAttribute("StateObject", in: property.prefix) { return true }
    guard !property.isComputed, !outline.hasModifier(.weak, in: property.prefix),
      isSeenHereOnly(property) || property.prefix.contains(where: { outline.argument(of: $0) == .set })
        || !outline.isStatic(property.prefix) && !project.facts.assignedOfObjects.contains(outline.name(property.name))
    else { return false }
    let mentions = tokens(named: outline.name(property.name), inTypesNamed: type(around: property.name)?.name)
    return mentions.allSatisfy { token in
      token == property.name || !isWritten(token) || function(around: token)?.kind == .initializer
    }
  }

  /// `single { Keys() }`, `self { Keys() }.singleton`, `register { Keys() }.implements(Safe.self).scope(.application)`: a
  /// container makes one, and keeps it.
  private func isRegisteredForEver(_ token: Int) -> Bool {
    guard let closure = closures(around: token).first, closure.call >= 0 else { return false }
    if let name = calledName(of: outline.calls[closure.call]), outline.spells(name, "single") { return true }
    var end = outline.calls[closure.call].end
    while end < tokens.count, tokens[end].kind == .period {
      if outline.spells(end + 1, "singleton") { return true }
      guard tokens[end + 2].kind == .openParen else { return false }
      let close = max(end + 3, Int(tokens[end + 2].partner))
      let isScope = outline.spells(end + 1, "scope") || outline.spells(end + 1, "inObjectScope")
      if isScope, (end + 3..<close).contains(where: isScopeOfProgram) { return true }
      end = close + 1
    }
    return false
  }

  private func isScopeOfProgram(_ token: Int) -> Bool {
    ["application", "container", "singleton", "cached"].contains { outline.spells(token, $0) }
  }
}

extension [Range<Int>] {
  /// Of ranges in order, the last that begins at a place or in front of it.
  fileprivate func last(startingUpTo place: Int) -> Range<Int>? {
    let next = orderedIndex { $0.lowerBound > place }
    return next > 0 ? self[next - 1] : nil
  }
}

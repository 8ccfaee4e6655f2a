import Lexing
package import Outlining

/// A global or static variable that belongs to no actor.
package struct GlobalState {
  package enum Kind: Sendable {
    /// A `var`.
    case changes
    /// A `var` that nothing changes.
    case constantInFact
    /// A `var` that nothing here changes by its name, and that a protocol of the project lets everybody change.
    case requiredToChange
    /// A `var` that nothing here changes, and that other modules may.
    case forOthers
    /// A `var` that nothing changes, and of which Objective-C's associated objects or observers take the address.
    case address
    /// A `let` that refers to an object with state of its own, which is not `Sendable`.
    case object
    /// The same, where the object has a lock or queue and does not say what that is for.
    case guardedObject
    /// The same, where all that the object has is constant.
    case constantObject
  }

  package let variable: Variable
  package let kind: Kind
  /// Where this file changes it first.
  package var write: Int?
  /// For an object, the name of the first thing in it that may change; nil where this file's declaration of its class has
  /// none.
  package var state: Int?
}

extension Project {
  /// Files with a stored global or static variable, or with a constant that may hold an object of the project.
  package var filesOfGlobalState: Set<Int> {
    var files: Set<Int> = []
    func note(_ fact: MemberFact) {
      if fact.kind == .stored, !files.contains(Int(fact.file)), mayBeGlobalState(fact) { files.insert(Int(fact.file)) }
    }
    for fact in facts.globals { note(fact) }
    for (_, fact) in facts.members where fact.isStatic { note(fact) }
    return files
  }

  private func mayBeGlobalState(_ fact: MemberFact) -> Bool {
    guard fact.isolation == nil, !fact.traits.contains(.unsafe) else { return false }
    return !fact.traits.contains(.constant) || isObjectThatChanges(fact.shape)
      || declaredType(inClause: fact.shape.base, in: Int(fact.file))?.kind == .class
  }
}

extension SourceFile {
  /// The globals and static properties of this file that several threads may change at once.
  package var globalState: [GlobalState] {
    guard !isScript else { return [] }
    var candidates = outline.variables.filter { isGlobalState($0) }
    guard !candidates.isEmpty else { return [] }
    if isFragment { candidates.removeAll { outline.scopes[$0.parent].kind == .file } }
    let mentions = GlobalMentions(of: candidates, in: self)
    let states = candidates.contains { $0.introducer != .var } ? statesOfClasses : [:]
    // A name may be that of several types' variables.
    var held: [Int: Bool] = [:]
    func isHeld(_ use: Int) -> Bool {
      if let known = held[use] { return known }
      let answer = guarding(use, writes: isWritten(use))
      let isHeld = answer.isHeld && !isOfOneObject(answer)
      held[use] = isHeld
      return isHeld
    }
    return candidates.compactMap { variable in
      guard variable.introducer == .var else {
        let type = project.declaredType(inClause: outline.shape(of: variable).base, in: index)
        return GlobalState(
          variable: variable,
          kind: kind(ofObject: type),
          state: type.flatMap { states[ObjectIdentifier($0)] }
        )
      }
      let uses = mentions.uses(of: variable, in: self)
      let isOwnAffair = isSeenHereOnly(variable)
      if isOwnAffair, !uses.isEmpty, uses.allSatisfy(isHeld) { return nil }
      let write = firstChange(of: variable, among: uses)
      guard write == nil, isUnchangedElsewhere(variable) else {
        return GlobalState(variable: variable, kind: .changes, write: write)
      }
      if uses.contains(where: isKey) || isKeyElsewhere(variable) {
        return GlobalState(variable: variable, kind: .address)
      }
      if requirements(for: variable).contains(where: { $0.traits.contains(.settable) }) {
        return GlobalState(variable: variable, kind: .requiredToChange)
      }
      return GlobalState(variable: variable, kind: isForOthers(variable) ? .forOthers : .constantInFact)
    }
  }

  private func kind(ofObject type: ProjectType?) -> GlobalState.Kind {
    guard let type else { return .object }
    if !hasState(type) { return .constantObject }
    return hasLockOfItsOwn(type) ? .guardedObject : .object
  }

  /// Whether nothing changes a static variable, of which these are the mentions in the file, and other modules may not.
  func isConstantInFact(_ variable: Variable, mentionedAt uses: [Int]) -> Bool {
    outline.isStatic(variable.prefix) && firstChange(of: variable, among: uses) == nil && isUnchangedElsewhere(variable)
      && !isForOthers(variable) && !requirements(for: variable).contains { $0.traits.contains(.settable) }
  }

  private func firstChange(of variable: Variable, among uses: [Int]) -> Int? {
    uses.first { isWritten($0) || isChangedByMethod(variable, at: $0) }
  }

  /// Whether a variable with a value is changed by no other file, by no extension and by no method of its type.
  private func isUnchangedElsewhere(_ variable: Variable) -> Bool {
    // A wrapped constant does not compile.
    (isSeenHereOnly(variable) || isChangedHereOnly(variable)) && hasValue(variable) && !isWrapped(variable)
      && !isChangedInExtensions(variable) && !mayBeChangedByMethods(variable)
  }

  /// Its own, or the nil of an optional: one that is public and given nothing waits for another module. A weak reference
  /// changes when its object goes.
  private func hasValue(_ variable: Variable) -> Bool {
    if hasModifier(variable, .weak) { return false }
    if variable.value != nil { return true }
    let isOptional = variable.type.map { tokens[$0.upperBound - 1].kind == .question } ?? false
    return isOptional && !isForOthers(variable)
  }

  private func isForOthers(_ variable: Variable) -> Bool {
    // `private(set)` and the like leave it to others to read alone.
    outline.isPublicWithAllAround(variable.prefix, in: variable.parent) && !isSeenHereOnly(variable)
      && ![Word.private, .fileprivate, .internal].contains { hasModifier(variable, $0) } && !isRequired(variable)
  }

  /// A protocol asks for it, from any thread.
  private func isRequired(_ variable: Variable) -> Bool {
    if !requirements(for: variable).isEmpty { return true }
    guard outline.spells(variable.name, "defaultValue"), let type = type(around: variable.name) else { return false }
    return type.ancestry.contains { Self.keys.contains($0) && !project.declaresType(named: $0, in: index) }
  }

  /// What the project's protocols ask of a variable's type under its name.
  private func requirements(for variable: Variable) -> [MemberFact] {
    guard let type = type(around: variable.name) else { return [] }
    let name = outline.name(variable.name)
    return type.ancestry.compactMap { project.declaredType(named: $0, in: index) }.filter { $0.kind == .protocol }
      .flatMap { $0.ownMembers.filter { $0.name == name } }
  }

  /// Protocols of SwiftUI and UIKit that ask for a `defaultValue` on no actor.
  private static let keys: Set<Name> = [
    "ContainerValueKey", "EnvironmentKey", "LayoutValueKey", "PreferenceKey", "TransactionKey", "UITraitDefinition",
  ]

  /// Others may assign to a global by its bare name, which nobody does to a lock.
  private func isChangedHereOnly(_ variable: Variable) -> Bool {
    outline.isStatic(variable.prefix) ? !isChangedElsewhere(variable) : guardsItself(outline.shape(of: variable))
  }

  /// By `Type.name = …` anywhere, or from Objective-C.
  private func isChangedElsewhere(_ variable: Variable) -> Bool {
    guard let type = typeName(around: variable) else { return true }
    return project.facts.changedMembers.ofTypes.contains(outline.name(ofPath: [type, variable.name]))
      || outline.hasAttribute("objc", in: variable.prefix)
  }

  /// By its bare name, or `Self.name`, in what another file has of its type.
  private func isChangedInExtensions(_ variable: Variable) -> Bool {
    let name = outline.name(variable.name)
    guard project.facts.changedMembers.withinTypes.contains(name), !isSeenHereOnly(variable),
      let type = type(around: variable.name)
    else { return false }
    return type.files.contains { other in
      guard other != index, let file = project.file(other) else { return false }
      return file.tokens(named: name, inTypesNamed: type.name).contains { token in
        guard file.isWritten(token), let function = file.memberFunction(around: token) else { return false }
        if file.tokens[token - 1].kind == .period, file.outline.spells(token - 2, "Self") { return true }
        return file.outline.isStatic(function.prefix) && file.binding(declaredAt: token) == nil
          && file.meaning(of: token) == .member
      }
    }
  }

  /// By a `mutating` method of its own type, as `Type.name.advance()` in some other file.
  private func mayBeChangedByMethods(_ variable: Variable) -> Bool {
    let shape = outline.shape(of: variable)
    guard !isSeenHereOnly(variable), isValue(shape), let type = project.type(named: shape.base, in: index) else {
      return false
    }
    return type.ownMembers.contains { method in
      method.kind == .function && method.traits.contains(.mutating)
        && project.files(calling: method.name).map { $0.contains { $0 != index } } ?? true
    }
  }

  private func isKeyElsewhere(_ variable: Variable) -> Bool {
    guard let type = typeName(around: variable) else { return false }
    return project.facts.keysOfTypes.contains(outline.name(ofPath: [type, variable.name]))
  }

  /// Variables at the top of a program or manifest are its locals.
  private var isScript: Bool {
    isMainFile || path.name.starts(with: "Package.".utf8) || path.name.starts(with: "Package@".utf8) || describesBuild
      || hasStatements
  }

  /// A manifest of Tuist's, or what helps to write one: no target holds it, and one thread runs it.
  private var describesBuild: Bool {
    outline.imports.contains { statement in
      statement.path.contains {
        outline.spells($0, "ProjectDescription") || outline.spells($0, "PackageDescription")
      }
    }
  }

  /// A brace that nothing opens: what stands before it is part of a declaration that begins in no file.
  private var isFragment: Bool {
    (0..<tokens.count).contains { tokens[$0].kind == .closeBrace && !isClosing($0) }
  }

  /// Whether a closing bracket has an opening one.
  private func isClosing(_ token: Int) -> Bool {
    let opening = Int(tokens[token].partner)
    return opening < token && tokens[opening].kind == .openBrace && Int(tokens[opening].partner) == token
  }

  /// Loops, conditions or calls that no declaration holds.
  private var hasStatements: Bool {
    if outline.blocks.contains(where: { outline.scopes[$0.scope].parent == 0 }) { return true }
    let values = outline.variables.filter { outline.scopes[$0.parent].kind == .file }.compactMap(\.value)
    return outline.calls.contains { call in
      call.scope == 0 && !outline.spells(call.callee.lowerBound, "#")
        && !values.contains { $0.contains(call.callee.lowerBound) }
        && tokens[call.callee.lowerBound].kind == .identifier && tokens[call.callee.lowerBound].startsLine
    }
  }

  private func isGlobalState(_ variable: Variable) -> Bool {
    guard variable.introducer != .case, !variable.isComputed else { return false }
    let scope = outline.scopes[variable.parent].kind
    guard scope == .file || scope == .type, (scope == .type) == outline.isStatic(variable.prefix) else { return false }
    if let modifier = outline.modifier(.nonisolated, in: variable.prefix), outline.argument(of: modifier) == .unsafe {
      return false
    }
    // Property wrappers and macros keep the value elsewhere: `@TaskLocal`.
    if let wrapper = wrapper(of: variable), !keepsValueItself(wrapper) { return false }
    guard variable.introducer == .var || isObjectNotSendable(variable) else { return false }
    let answer = isolationAnswer(of: variable)
    if answer.isolation == .nonisolated { return true }
    return answer.reason == .foreignType && (isInExtension(variable) || isOfUncheckedType(variable))
  }

  private func wrapper(of variable: Variable) -> Int? {
    outline.firstAttribute(in: variable.prefix, where: outline.beginsWithCapital)
  }

  private func isWrapped(_ variable: Variable) -> Bool { wrapper(of: variable) != nil }

  /// A wrapper of the project that does nothing but store: `struct Stored<Value> { var wrappedValue: Value }`.
  private func keepsValueItself(_ wrapper: Int) -> Bool {
    guard let type = project.declaredType(named: outline.name(wrapper), in: index), type.kind == .struct else {
      return false
    }
    let values = type.ownMembers.filter { $0.name == "wrappedValue" }
    return values.count == 1 && values[0].kind == .stored && !values[0].traits.contains(.constant)
  }

  /// What is on an actor is Sendable, and need not be unchecked.
  private func isOfUncheckedType(_ variable: Variable) -> Bool {
    typeDeclaration(around: variable.name).map { uncheckedSendable(of: $0) != nil } ?? false
  }

  /// What other modules declare is on no actor unless the tables say so, as they do of views and controllers.
  private func isInExtension(_ variable: Variable) -> Bool {
    typeDeclaration(around: variable.name)?.kind == .extension
  }

  private func hasModifier(_ variable: Variable, _ word: Word) -> Bool {
    outline.hasModifier(word, in: variable.prefix)
  }
}

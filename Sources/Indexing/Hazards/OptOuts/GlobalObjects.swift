import Lexing
import Outlining

/// Constants that refer to objects which several threads may work with.
private let changingClasses: Set<Name> = [
  "ISO8601DateFormatter", "ByteCountFormatter", "EnergyFormatter", "LengthFormatter", "MassFormatter", "NSMutableArray",
  "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableSet", "NSMutableString",
  "NSMutableURLRequest", "NSCountedSet",
]

extension Project {
  /// An instance of a class of Foundation's that is there to be changed, and that no two threads may use.
  func isObjectThatChanges(_ shape: TypeShape) -> Bool {
    shape.isKnown && shape.container == .none && changingClasses.contains(shape.base)
      && platform.isSendable[shape.base] == false
  }
}

extension SourceFile {
  /// Whether a constant is an instance of a class that is not `Sendable`, of the project or known to change. Tests have
  /// stubs without state for which nobody writes `Sendable`.
  func isObjectNotSendable(_ variable: Variable) -> Bool {
    let shape = outline.shape(of: variable)
    if isOfForeignModule(variable) { return false }
    // `Options` inside of `Options` is that one, whatever others are called so.
    let owner = type(around: variable.name)
    if let owner, owner.name == shape.base, !owner.isReference { return false }
    if project.isObjectThatChanges(shape) { return !project.declaresType(named: shape.base, in: index) }
    guard shape.isKnown, shape.container == .none,
      let type = owner.map({ project.declaredType(inMembers: shape.base, of: $0) })
        ?? project.declaredType(inClause: shape.base, in: index)
    else { return false }
    return type.kind == .class && isSendable(type) == false && (hasState(type) || !isForTests)
  }

  /// Whether an object has something that may change.
  func hasState(_ type: ProjectType) -> Bool {
    type.lineage.contains { type in
      type.ownMembers.contains { $0.kind == .stored && !$0.isStatic && !$0.traits.contains(.constant) }
    }
  }

  /// `Logging.Logger`, whose module is imported and none of the project's: what the project calls `Logger` is not meant.
  private func isOfForeignModule(_ variable: Variable) -> Bool {
    guard let module = (variable.type ?? variable.value)?.first, tokens[module].kind == .identifier,
      tokens[module + 1].kind == .period, tokens[module + 2].kind == .identifier,
      case let name = outline.name(module), !project.declaresType(named: name, in: index),
      outline.imports.contains(where: { $0.path.first.map { outline.name($0) == name } ?? false })
    else { return false }
    let text = outline.text(module)
    return !project.modules.modules.contains { $0.name == text }
  }

  /// The name of the first stored variable of each class that this file declares, by the class: of the first that may
  /// change later, if there is one. Locks are left out.
  var statesOfClasses: [ObjectIdentifier: Int] {
    var first: [Int: (name: Int, changes: Bool)] = [:]
    for member in outline.variables where member.introducer == .var && !member.isComputed {
      if outline.isStatic(member.prefix) || guardsItself(outline.shape(of: member)) { continue }
      let known = first[member.parent]
      if known?.changes ?? false { continue }
      let changes = mayChangeLater(member)
      if known == nil || changes { first[member.parent] = (member.name, changes) }
    }
    var states: [ObjectIdentifier: Int] = [:]
    for declaration in outline.types where declaration.kind == .class {
      if let state = first[declaration.scope], let type = type(of: declaration) {
        states[ObjectIdentifier(type)] = state.name
      }
    }
    return states
  }

  /// Whether others may set a member, or this file does so once the object is made.
  private func mayChangeLater(_ member: Variable) -> Bool {
    if !outline.hasModifier(.private, in: member.prefix), !outline.hasModifier(.fileprivate, in: member.prefix) {
      return true
    }
    let name = memberName(member.name)
    if let known = optOutMemory.laterChanges[name] { return known }
    let changes = tokensByMember[name].contains { token in
      tokens[token - 1].word != .var && isWritten(token) && !isPartOfMaking(token)
    }
    optOutMemory.laterChanges[name] = changes
    return changes
  }
}

import Lexing
import Outlining

/// Functions that others than the project's own code call: frameworks, the Objective-C runtime, whoever has a protocol.
extension SourceFile {
  /// Why the callers of a function cannot be looked at; nil when it is an ordinary one.
  func callersAreHidden(_ function: Function) -> String? {
    if let entry = entry(of: function) { return entry }
    return isWitness(function) || standsInForeignConformance(function) ? "a witness of a protocol" : nil
  }

  /// How others than the project's own callers get into a function, as its declaration says.
  func entry(of function: Function) -> String? {
    let prefix = declarationPrefix(of: function)
    if outline.hasModifier(.override, in: prefix) { return "an override" }
    if outline.hasAttribute("objc", in: prefix) { return "an entry from Objective-C" }
    if outline.hasAttribute("_cdecl", in: prefix) || outline.hasAttribute("c", in: prefix) { return "an entry from C" }
    return nil
  }

  /// An extension that names a framework's protocol is there for its requirements. So may be a method in a type that is
  /// declared with one; a delegate's are told by their names.
  func standsInForeignConformance(_ function: Function) -> Bool {
    guard let declaration = typeDeclaration(around: function.keyword) else { return false }
    let isExtension = declaration.kind == .extension
    if !isExtension, isSeenHereOnly(function) { return false }
    return declaration.inheritance.contains { entry in
      let shape = outline.shape(ofType: entry)
      guard shape.isKnown, !shape.isNamed("Sendable"), !project.declaresType(named: shape.base, in: index) else {
        return false
      }
      // A superclass's methods are overridden: what begins a class's clause counts where nobody knows it.
      let mayBeClass = declaration.kind == .class && entry == declaration.inheritance.first
      if mayBeClass, project.platform.isolation[shape.base] != nil || shape.isNamed("NSObject") { return false }
      return isExtension || !Self.plainRequirements.contains(shape.base) && !isDelegate(entry)
    }
  }

  /// Protocols whose requirements no code of one's own meets by chance.
  private static let plainRequirements = PlainProtocols.all.union([
    "Error", "LocalizedError", "CaseIterable", "RawRepresentable", "View",
  ])

  private func isDelegate(_ entry: Range<Int>) -> Bool {
    guard let name = entry.last else { return false }
    return outline.ends(name, with: "Delegate") || outline.ends(name, with: "DataSource")
  }

  func isWitness(_ function: Function) -> Bool {
    guard let type = type(around: function.keyword), type.kind != .protocol else { return false }
    let nameToken = function.variable >= 0 ? outline.variables[function.variable].name : function.name
    let name = outline.name(nameToken)
    if !protocols(of: type, demanding: name).isEmpty { return true }
    let isStandard = Self.standardRequirements.contains(name) || isDelegateMethod(function)
    return !type.ancestry.isEmpty && isStandard || isNamedForDelegate(function)
  }

  private func protocols(of type: ProjectType, demanding name: Name) -> [ProjectType] {
    type.ancestry.compactMap { project.type(named: $0, in: index) }.filter {
      $0.kind == .protocol && !$0.members(named: name, seenFrom: index).isEmpty
    }
  }

  /// Whether all protocols that may demand a function are on the main actor: who has a value of one calls it there.
  func isDemandedOnMain(_ function: Function) -> Bool {
    guard function.variable < 0, let type = type(around: function.keyword), type.kind != .protocol else { return false }
    let own = protocols(of: type, demanding: outline.name(function.name))
    if !own.isEmpty { return own.allSatisfy { $0.isolation == .mainActor } }
    guard let declaration = typeDeclaration(around: function.keyword), standsInForeignConformance(function) else {
      return false
    }
    let clause = declaration.kind == .class ? declaration.inheritance.dropFirst() : declaration.inheritance[...]
    let foreign = clause.map { outline.shape(ofType: $0).base }.filter { !project.declaresType(named: $0, in: index) }
    return !foreign.isEmpty && foreign.allSatisfy { project.platform.isolation[$0] == .mainActor }
  }

  /// Requirements of the standard library's protocols that types commonly meet.
  private static let standardRequirements: Set<Name> = [
    "hash", "encode", "description", "debugDescription", "id", "body", "next", "makeIterator", "rawValue", "main",
    "==", "<", "errorDescription", "path", "makeAsyncIterator",
  ]

  /// `nonisolated func windowWillClose(_: Notification)`, of a type that is declared with the delegate's protocol.
  private func isNamedForDelegate(_ function: Function) -> Bool {
    guard let declaration = typeDeclaration(around: function.keyword) else { return false }
    return declaration.inheritance.contains { entry in
      isDelegate(entry) && project.platform.isolation[outline.shape(ofType: entry).base] != nil
        && isNamedFor(entry, function)
    }
  }

  /// Whether a delegate's method, with a sender that is on the main actor: whoever tells the delegate stands there. The
  /// platform's may have a label, as `draw(in: MTKView)` of `MTKViewDelegate`.
  func isToldByMain(_ function: Function) -> Bool {
    guard let ancestry = self.type(around: function.keyword)?.ancestry, !ancestry.isEmpty,
      let type = outline.parameters(of: function).first?.type,
      case let sender = outline.shape(ofType: type), sender.isKnown, sender.container == .none
    else { return false }
    guard let own = project.type(named: sender.base, in: index) else {
      return project.platform.isolation[sender.base] == .mainActor
        && (isDelegateMethod(function) || ancestry.contains(Name(outline.text(type) + "Delegate")))
    }
    return own.isolation == .mainActor && isDelegateMethod(function)
  }

  /// A requirement without parameters that a framework calls on main, if no type of the project changes that.
  func isCalledByFrameworkOnMain(_ function: Function) -> Bool {
    guard function.kind == .function, function.parameters?.isEmpty ?? true,
      let ancestry = type(around: function.keyword)?.ancestry
    else { return false }
    let name = outline.name(function.name)
    return ancestry.contains { protocolName in
      guard let spoiler = project.platform.calledOnMain[protocolName.member(name)] else { return false }
      return spoiler == Name.none || project.types(inheriting: spoiler).isEmpty
    }
  }

  /// A delegate's method has the sender in front, and begins with its name: `locationManager(_: CLLocationManager …)`.
  private func isDelegateMethod(_ function: Function) -> Bool {
    guard function.kind == .function, let first = outline.parameters(of: function).first,
      outline.spells(first.label, "_"), let type = first.type
    else { return false }
    let sender = outline.text(type).drop { !$0.isUppercase }
    let initials = sender.prefix { $0.isUppercase }.count
    let stem = initials > 1 ? sender.dropFirst(initials - 1) : sender[...]
    let word = stem.prefix { $0.isLetter }.lowercased()
    return word.count > 2 && outline.text(function.name).lowercased().hasPrefix(word)
      || outline.text(type).lowercased().hasSuffix(outline.text(function.name).lowercased())
      || isTold(function, by: String(sender.prefix { $0.isLetter || $0.isNumber }))
  }

  /// `controllerDidChangeContent(_: NSFetchedResultsController<Item>)` has the sender's last word alone in front, in a type
  /// with the sender's delegate in its clauses.
  private func isTold(_ function: Function, by sender: String) -> Bool {
    let word = outline.text(function.name).prefix { $0.isLowercase }
    guard word.count > 2, sender.lowercased().hasSuffix(word) else { return false }
    return type(around: function.keyword)?.ancestry.contains(Name(sender + "Delegate")) ?? false
  }
}

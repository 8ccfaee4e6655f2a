import Lexing

/// The stored properties of a project that hold its own types, by the last name of the type, whatever container that is
/// in.
struct Holders {
  /// In `DeclarationFacts.members`.
  private let properties: [UInt32]
  private let chains: NameChains

  init(_ facts: DeclarationFacts, isDeclared: (Name) -> Bool) {
    var properties: [UInt32] = []
    var types: [Name] = []
    for (position, member) in facts.members where member.kind == .stored && isDeclared(member.shape.base) {
      properties.append(position)
      types.append(member.shape.base)
    }
    self.properties = properties
    chains = NameChains(types)
  }

  subscript(type: Name) -> [UInt32] { chains[type].map { properties[$0] } }
}

/// Who keeps the objects of a class in properties.
extension Project {
  /// Whether a type's instance lives as long as the program, or is in the only property of its type, in one that does. A
  /// variable may let go of it.
  func outlivesEverything(_ type: ProjectType, mayLetGo: Bool = false, depth: Int = 0) -> Bool {
    if type.isProgram || isKeptByProgram(type, mayLetGo: mayLetGo, depth: depth) { return true }
    if mayLetGo, isInStaticConstant(type) { return true }
    return hasInstanceOfItsOwn(type, mayLetGo: mayLetGo)
  }

  /// `static let shared`
  func hasInstanceOfItsOwn(_ type: ProjectType, mayLetGo: Bool = false) -> Bool {
    type.ownMembers.contains { member in
      member.isStatic && member.shape.isNamed(type.name) && member.keepsObject(mayLetGo: mayLetGo)
    }
  }

  /// Whether some type has an object of a class in a static constant. There may be others, which go.
  private func isInStaticConstant(_ type: ProjectType) -> Bool {
    holders[type.name].contains { position in
      let property = facts.members[position]
      return property.isStatic && property.traits.contains(.constant) && property.shape.container == .none
        && property.keepsObject(mayLetGo: false)
    }
  }

  /// Whether the program's delegate or its `App` has the instance of a type in a property, or what lives as long.
  func isKeptByProgram(_ type: ProjectType, mayLetGo: Bool = false, depth: Int = 0) -> Bool {
    if programs.heldTypes.contains(type.name) { return true }
    guard depth < 4, let owner = onlyOwner(of: type, mayLetGo: mayLetGo) else { return false }
    return outlivesEverything(owner, mayLetGo: mayLetGo, depth: depth + 1)
  }

  /// Whether properties keep objects of a class, and each is in a type whose own objects main lets go, or the program
  /// keeps: a view, what views observe, what is on the main actor, and what the `App` or the delegate has. A private
  /// class is in no property of another file: that is of another type with the name.
  func isHeldByMainAlone(_ type: ProjectType) -> Bool {
    if let known = heldByMainAlone[ObjectIdentifier(type)] { return known }
    let held = properties(holding: type)
    let isHeld = !held.isEmpty && held.allSatisfy(isLetGoByMain)
    heldByMainAlone[ObjectIdentifier(type)] = isHeld
    return isHeld
  }

  /// Whether a property keeps an object of a class that others than main may let go.
  func isHeldBesideMain(_ type: ProjectType) -> Bool { !properties(holding: type).allSatisfy(isLetGoByMain) }

  /// Whether a property is declared to keep objects of a class.
  func isKeptByProperty(_ type: ProjectType) -> Bool { !properties(holding: type).isEmpty }

  private func properties(holding type: ProjectType) -> [UInt32] {
    let home = type.primary.flatMap { $0.isPrivate ? $0.file : nil }
    return holders[type.name].filter { position in
      let property = facts.members[position]
      return !property.traits.contains(.weak) && (home == nil || property.file == home)
    }
  }

  private func isLetGoByMain(_ property: UInt32) -> Bool {
    !facts.members[property].isStatic && (owner(of: property).map(isLetGoByMain) ?? false)
  }

  /// The type of the only property that holds a type: a constant, or, where one is asked for, a variable that its file
  /// does not set to nil. Optional variables beside a constant are taken to hold the same object. A weak one beside a
  /// variable says that others expect the object to go.
  private func onlyOwner(of type: ProjectType, mayLetGo: Bool) -> ProjectType? {
    let all = holders[type.name]
    let held = all.filter { !facts.members[$0].traits.contains(.weak) }
    guard held.allSatisfy({ facts.members[$0].shape.container == .none }) else { return nil }
    let constants = held.filter { facts.members[$0].traits.contains(.constant) }
    let variables = held.filter { !facts.members[$0].traits.contains(.constant) }
    if held.count == 1 {
      let staysInVariable = mayLetGo && all.count == 1 && !facts.members[held[0]].traits.contains(.forgotten)
      return !constants.isEmpty || staysInVariable ? owner(of: held[0]) : nil
    }
    let isShared = constants.count == 1 && variables.allSatisfy { facts.members[$0].traits.contains(.optional) }
    return mayLetGo && isShared ? owner(of: constants[0]) : nil
  }

  private func owner(of property: UInt32) -> ProjectType? {
    facts.type(withMember: property).flatMap { declaredType(named: $0.qualifiedName, in: Int($0.file)) }
  }

  private func isLetGoByMain(_ owner: ProjectType) -> Bool {
    owner.isOnMainOrObserved || owner.isProgram || programs.heldTypes.contains(owner.name)
      || owner.ancestry.contains { platform.viewFamilies[$0] != nil }
  }
}

extension MemberFact {
  /// Of a static property: whether its object stays, and is the one that the program works with. A getter is taken for
  /// one of a constant elsewhere; `static var current: T?` may let go.
  fileprivate func keepsObject(mayLetGo: Bool) -> Bool {
    if Self.samples.contains(name) { return false }
    return switch kind {
    case .computed: true
    case .stored: traits.isDisjoint(with: [.weak, .forgotten]) && (mayLetGo || !traits.contains(.optional))
    default: false
    }
  }
}

extension ProjectType {
  /// On the main actor, as a whole or in all that it does, or what views observe. A stranger that a class with
  /// `@Published` state inherits from is taken for an `ObservableObject`.
  var isOnMainOrObserved: Bool {
    isolation == .mainActor || isUsedOnMain || isObservable || conforms(to: "ObservableObject")
      || inheritsFromStrangers && ownMembers.contains { $0.kind == .stored && $0.traits.contains(.published) }
  }
}

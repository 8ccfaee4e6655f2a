import Lexing
import Outlining

/// Every file's declarations joined, by name: what all threads share.
package final class ProjectIndex: Sendable {
  package let facts: DeclarationFacts
  package let modules: Modules
  package let platform: PlatformFacts
  /// Indices in `facts.types`, by file and offset.
  private let order: [Int32]
  /// Positions in `order`, by qualified name.
  private let positions: NameChains
  /// Each qualified name once, in the order of first declarations.
  private let qualifiedNames: [Name]
  /// Indices in `qualifiedNames`, by the last name.
  private let qualifications: NameChains
  /// Positions in `facts.inherited`.
  private let clauses: NameChains
  /// Indices in `facts.globals`.
  private let globals: NameChains
  let calls: CallingFiles
  /// What each file's words say of streams, tasks and threads.
  let lifetimes: [LifetimeWords]
  /// By file, the bytes of the types whose streams nothing in it ends, although it ends others.
  private let unended: [Int32: [Range<UInt32>]]
  /// The members that methods invalidate.
  let invalidations: [FactPlace: [Name]]

  package init(facts: DeclarationFacts, modules: Modules, platform: PlatformFacts) {
    var facts = facts
    facts.resolveAliases(platform)
    calls = facts.takeCallingFiles()
    self.facts = facts
    self.modules = modules
    self.platform = platform
    let types = facts.types
    let order = Self.order(of: types)
    let positions = NameChains(order.map { types[Int($0)].qualifiedName })
    let first = order.indices.filter { positions.first(types[Int(order[$0])].qualifiedName) == $0 }
      .map { types[Int(order[$0])] }
    qualifiedNames = first.map(\.qualifiedName)
    qualifications = NameChains(first.map(\.name))
    clauses = NameChains(facts.inherited)
    globals = NameChains(facts.globals.map(\.name))
    (self.order, self.positions) = (order, positions)
    var lifetimes = Array(repeating: LifetimeWords(), count: modules.fileCount)
    for found in facts.lifetimes { lifetimes[Int(found.file)] = found.words }
    self.lifetimes = lifetimes
    unended = Dictionary(
      facts.lifetimes.lazy.filter { !$0.unended.isEmpty }.map { ($0.file, $0.unended) },
      uniquingKeysWith: { first, _ in first }
    )
    var invalidations: [FactPlace: [Name]] = [:]
    for invalidation in facts.invalidations {
      invalidations[invalidation.place, default: []].append(invalidation.member)
    }
    self.invalidations = invalidations
  }

  /// The keys are made before: comparing facts where they lie took longer than everything else here.
  private static func order(of types: [TypeFact]) -> [Int32] {
    var keys = types.indices.map { index in
      (place: UInt64(UInt32(types[index].file)) << 32 | UInt64(types[index].offset), index: Int32(index))
    }
    keys.sort { $0.place < $1.place }
    return keys.map(\.index)
  }

  /// Of a type of this qualified name, as an index in `facts.types`.
  func firstDeclaration(of name: Name) -> Int? {
    positions.first(name).map { Int(order[$0]) }
  }

  /// Indices in `facts.types`, ordered by file and offset.
  func declarations(of name: Name) -> some Sequence<Int> {
    positions[name].lazy.map { [order] in Int(order[$0]) }
  }

  /// The declaration in which a member stands; nil for what stands at file level.
  func declaration(of member: MemberFact) -> TypeFact? {
    let behind = order.orderedIndex { index in
      let type = facts.types[Int(index)]
      return (type.file, type.offset) > (member.file, member.offset)
    }
    return order[..<behind].reversed().lazy.map { [self] in facts.types[Int($0)] }
      .prefix { $0.file == member.file }
      .first { [self] in facts.members(of: $0).contains { $0.offset == member.offset } }
  }

  /// Whether some type has the last name.
  func declares(_ name: Name) -> Bool { qualifications.first(name) != nil }

  /// The qualified names that end in a name.
  func qualifications(of name: Name) -> [Name] {
    qualifications[name].map { qualifiedNames[$0] }
  }

  /// Indices in `facts.types` of the declarations whose clause holds a name.
  func declarations(inheriting name: Name) -> [Int] {
    clauses[name].map { position in
      facts.types.orderedIndex { $0.inheritance.lowerBound > UInt32(position) } - 1
    }
  }

  /// Whether a file may end the stream that is declared or made at an offset in it.
  func mayEndStream(at offset: UInt32, in file: Int32) -> Bool {
    lifetimes[Int(file)].contains(.finishes) && !(unended[file]?.contains { $0.contains(offset) } ?? false)
  }

  func globals(named name: Name) -> some Sequence<MemberFact> {
    globals[name].lazy.map { [self] in facts.globals[$0] }
  }
}

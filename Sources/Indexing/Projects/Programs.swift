import Lexing

/// The programs of a project, by the types with their `App` or their delegate.
struct Programs {
  private let files: [Int]
  /// Names of types of which an `App` or delegate keeps one in a property, for as long as the program runs: it never sets
  /// that to nil.
  let heldTypes: Set<Name>

  init(_ facts: DeclarationFacts) {
    let types = facts.types.filter { facts.inheritance(of: $0).contains(where: ProjectType.programs.contains) }
    files = types.map { Int($0.file) }
    let members = types.lazy.flatMap { facts.members(of: $0) }
    let held = members.filter { member in
      member.kind == .stored && !member.isStatic && member.shape.container == .none
        && (member.traits.isDisjoint(with: [.weak, .forgotten]) || member.traits.contains(.constant))
    }
    heldTypes = Set(held.map(\.shape.base)).subtracting([.none])
  }

  /// Whether a file is part of one, where nobody else sees what is public: its module has the `App` or the delegate, or is
  /// of a package below one's own root, which nothing but the repository can depend on.
  func contains(_ file: Int, in modules: Modules) -> Bool {
    guard !files.isEmpty else { return false }
    return modules.isOfInnerPackage(file) || files.contains { modules.areTogether($0, file) }
  }
}

extension Project {
  func isInProgram(_ file: Int) -> Bool { programs.contains(file, in: modules) }
}

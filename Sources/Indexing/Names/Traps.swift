import Lexing
import Outlining

/// Functions that never return.
extension SourceFile {
  /// Whether a name is that of such a function, which is called: the platform's, or one of the project's whose result is
  /// `Never`.
  func isTrap(_ name: Int) -> Bool {
    guard tokens[name].kind == .identifier, tokens[name + 1].kind == .openParen else { return false }
    let called = outline.name(name)
    let isMember = name > 0 && tokens[name - 1].kind == .period
    if Self.traps.contains(called) {
      return isMember ? name > 1 && systemModules.contains(outline.name(name - 2)) : meaning(of: name) == .global
    }
    guard project.returnsNever(called), !isMember || isMemberOfSelf(name) else { return false }
    let functions: [MemberFact] =
      switch meaning(of: name) {
      case .global: project.globals(named: called, in: index)
      case .member: type(around: name).map { members(of: $0, named: called) } ?? []
      default: []
      }
    return !functions.isEmpty && functions.allSatisfy { $0.kind == .function && $0.shape.isNamed("Never") }
  }

  private static let traps: Set<Name> = [
    "fatalError", "preconditionFailure", "abort", "exit", "_exit", "quick_exit", "dispatchMain",
  ]
}

/// Modules with functions at file level that a call may name in front: `Darwin.exit(1)`.
let systemModules: Set<Name> = ["Swift", "Foundation", "Darwin", "Glibc", "Musl"]

import Lexing
import Outlining

/// What code calls a stored variable by; two of them in one file are reached by the same code.
struct VariableName: Hashable {
  let name: Name
  let isOfInstance: Bool
  /// Of the whole type, and in the declaration or extension that it stands in.
  let type: Name?
  let typeAsWritten: Name?
  /// What its own type is, as far as that says which methods change it.
  let base: Name
  let isValue: Bool
}

/// The accesses to variables of one name: what is asked of them all is found once.
final class UnsafeAccesses {
  private unowned let file: SourceFile
  let all: [StateAccess]
  /// Those that nothing is shown to guard.
  let rest: [StateAccess]
  private(set) lazy var isWritten = all.contains(where: \.writes)
  /// All of it runs on the main thread, or all of it on the actor whose member this is.
  private(set) lazy var restIsIsolated =
    rest.allSatisfy { file.mainThread(at: $0.token) == .onMain } || rest.allSatisfy { file.runsOnItsActor($0.token) }
  private(set) lazy var restIsLeftToCallers =
    !rest.isEmpty && rest.count < all.count && rest.allSatisfy(file.isLeftToCallers)
  private(set) lazy var race = file.race(among: rest.filter { $0.guard != .unknown && !file.isStepOfTest($0.token) })

  init(_ all: [StateAccess], in file: SourceFile) {
    self.file = file
    self.all = all
    rest = all.filter { !$0.guard.isHeld }
  }
}

extension SourceFile {
  func variableName(of variable: Variable) -> VariableName {
    let shape = outline.shape(of: variable)
    return VariableName(
      name: outline.name(variable.name),
      isOfInstance: isOfInstance(variable),
      type: outline.scopes[variable.parent].kind == .type ? type(around: variable.name)?.name : nil,
      typeAsWritten: typeName(around: variable).map { outline.name($0) },
      base: shape.base,
      isValue: isValue(shape)
    )
  }

  func isOfInstance(_ variable: Variable) -> Bool {
    outline.scopes[variable.parent].kind == .type && !outline.isStatic(variable.prefix)
  }

  /// XCTest runs one test after the other, and what a test does itself in order.
  fileprivate func isStepOfTest(_ token: Int) -> Bool {
    closures(around: token).isEmpty && type(around: token)?.isTestCase ?? false
  }

  fileprivate func runsOnItsActor(_ token: Int) -> Bool {
    (tokens[token - 1].kind != .period || isMemberOfSelf(token))
      && isolationAnswer(inScope: scopeTable.scope(at: token), of: nil).isolation == .actor
  }

  /// Two accesses of which one changes the variable and one is on no actor; in two functions, if there are such.
  fileprivate func race(among known: [StateAccess]) -> UnsafeUse? {
    let writes = firstOfTwoFunctions(among: known.filter(\.writes))
    let all = firstOfTwoFunctions(among: known)
    var withinOne: UnsafeUse?
    for access in known where isOffActors(access) {
      let others = (access.writes ? all : writes).filter { $0.token != access.token }
      if let other = others.first(where: { !areInOneFunction($0, access) }) {
        return .races(access.token, other.token)
      }
      withinOne = withinOne ?? others.first.map { .races(access.token, $0.token) }
    }
    return withinOne
  }

  /// The first accesses of one function and the first of another.
  private func firstOfTwoFunctions(among accesses: [StateAccess]) -> [StateAccess] {
    guard let first = accesses.first else { return [] }
    return Array(accesses.prefix(2)) + (accesses.first { !areInOneFunction($0, first) }.map { [$0] } ?? [])
  }

  private func areInOneFunction(_ first: StateAccess, _ second: StateAccess) -> Bool {
    memberFunction(around: first.token)?.keyword == memberFunction(around: second.token)?.keyword
  }

  /// Whether an access is shown to be on no actor: in asynchronous code, or in a member that says 'nonisolated'. Plain
  /// functions of a type on no actor may all be called on one thread.
  private func isOffActors(_ access: StateAccess) -> Bool {
    guard access.guard.isOpen else { return false }
    if isAsynchronousOffMain(at: access.token) { return true }
    guard let function = memberFunction(around: access.token) else { return false }
    return outline.hasModifier(.nonisolated, in: declarationPrefix(of: function))
  }
}

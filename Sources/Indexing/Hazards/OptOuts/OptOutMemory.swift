import Lexing

/// What a file has told of its locks and of the state behind them, each when it was asked for the first time.
final class OptOutMemory {
  private unowned let file: SourceFile

  /// The types that say `@unchecked Sendable` in the file.
  private(set) lazy var uncheckedTypes = Set(
    file.outline.types.filter { file.uncheckedSendable(of: $0) != nil }.compactMap { file.type(of: $0)?.name }
  )
  /// The accesses to members and globals, by their names and by those within their types.
  private(set) lazy var stateEvents = file.readStateEvents()

  /// By where the content of scopes begins.
  @exclusivity(unchecked) var locksOfScopes: [Int: LocksOfScope] = [:]
  /// What calls do with locks, by the end of their callee.
  @exclusivity(unchecked) var lockEffects: [Int: LockEffect] = [:]
  /// By the member's name.
  @exclusivity(unchecked) var writesThroughInstances: [Name: [Name: [Int]]] = [:]
  /// By the names of variables: two places that change them.
  @exclusivity(unchecked) var firstChanges: [VariableName: [Int]] = [:]
  /// By the names of variables, as members or globals: whether a `deinit` or `init` on no actor reaches them.
  @exclusivity(unchecked) var reachedWhileAlone: [Name: Bool] = [:]
  /// By the names of members: whether they are lazy, and no initializer reads them.
  @exclusivity(unchecked) var setByFirstRead: [Name: Bool] = [:]
  /// By the names of private variables as members: whether their objects change later.
  @exclusivity(unchecked) var laterChanges: [Name: Bool] = [:]

  init(_ file: SourceFile) {
    self.file = file
  }
}

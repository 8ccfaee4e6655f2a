import Lexing

/// What a file has told of who makes, holds and ends objects, each when it was asked for the first time.
final class DeinitMemory {
  private unowned let file: SourceFile

  /// The first tokens of calls that make objects, by the names of their types.
  private(set) lazy var makings = file.readMakings()
  /// Where code of a class first holds its object off the main thread, by the first declaration of its type.
  private(set) lazy var holdsOffMain = file.readHoldsOffMain()
  /// Whether something in the file but `deinit` ends sessions.
  private(set) lazy var endsSessions =
    file.outline.namesOutsideDeinit("invalidateAndCancel")
    || file.outline.namesOutsideDeinit("finishTasksAndInvalidate")

  /// By the names of types: whether other modules may call an initializer of theirs.
  @exclusivity(unchecked) var typesShowingInitializers: [Name: Bool] = [:]
  /// Whether the objects of types live as long as the program, by how many others the question has led through, and by the
  /// first declarations.
  @exclusivity(unchecked) var typesMadeForEver: [[Int: Bool]] = [[:], [:], [:]]
  /// The same of whether they are made on main alone.
  @exclusivity(unchecked) var typesMadeOnMainAlone: [Int: Bool] = [:]
  /// By the names of types: the timers that other files stop, by methods which they call.
  @exclusivity(unchecked) var timersStoppedByOwners: [Name: Set<Name>] = [:]
  /// Who lets go of objects last, by the first declarations of their types.
  @exclusivity(unchecked) var lastHolders: [Int: LastHolder] = [:]

  /// What holds the objects of types for ever, by their first declarations.
  @exclusivity(unchecked) var endlessHolds: [Int: EndlessHold?] = [:]

  init(_ file: SourceFile) {
    self.file = file
  }
}

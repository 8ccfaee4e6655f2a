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

  /// What holds the objects of types for ever, by their first declarations.
  @exclusivity(unchecked) var endlessHolds: [Int: EndlessHold?] = [:]

  init(_ file: SourceFile) {
    self.file = file
  }
}

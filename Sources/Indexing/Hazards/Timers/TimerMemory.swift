import Lexing

/// What a file has told of its timers, each when it was asked for the first time.
final class TimerMemory {
  private unowned let file: SourceFile

  /// The timers that hold self and are kept in a property, by its type and name.
  private(set) lazy var held = file.readHeldTimers()
  /// The calls that stop timers, by the names of what they do and of what they are made on.
  private(set) lazy var stopsByReceiver = file.readStopsByReceiver()

  /// By the names of properties, as members: where a timer in them holds self, and whether they never have one.
  @exclusivity(unchecked) var holdsByProperty: [Name: Int?] = [:]
  @exclusivity(unchecked) var propertiesNeverGiven: [Name: Bool] = [:]
  /// By the names of properties.
  @exclusivity(unchecked) var propertiesGivenToObjects: [Name: Bool] = [:]
  /// By the first tokens of what is stopped.
  @exclusivity(unchecked) var stopped: [Int: SourceFile.Stopped] = [:]
  /// By the names of collections, as members: what stands beside them.
  @exclusivity(unchecked) var namesBesideCollections: [Name: Set<Name>] = [:]
  /// By the names of types.
  @exclusivity(unchecked) var typesMakingTimersForNobody: [Name: Bool] = [:]
  /// By the names of locals, and by where the content of the scope begins that declares them: what may keep their value.
  @exclusivity(unchecked) var valuesOfLocals: [Name: [Int: [KeptValue]]] = [:]
  /// By the names' tokens of locals, what becomes of them.
  @exclusivity(unchecked) var keepersOfLocals: [Int: TimerKeeper] = [:]

  init(_ file: SourceFile) {
    self.file = file
  }
}

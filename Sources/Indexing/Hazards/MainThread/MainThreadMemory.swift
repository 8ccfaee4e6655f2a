import Lexing

/// What a file has told of the main thread, each when it was asked for the first time.
final class MainThreadMemory {
  private unowned let file: SourceFile

  /// What members without parameters say of the thread by their value, by their names.
  private(set) lazy var checksByMember = file.readChecksByMember()
  /// What constants of functions say of it by their value, by the tokens of their names.
  private(set) lazy var checksByLocal = file.readChecksByLocal()

  /// What is known of scopes, by where their content begins.
  @exclusivity(unchecked) var knowledge: [Int: MainThreadKnowledge] = [:]

  /// By first declarations: whether a class lets a function that leaves its caller race with others.
  @exclusivity(unchecked) var racyClasses: [Int: Bool] = [:]
  /// Whether a subclass could replace methods.
  @exclusivity(unchecked) var overridableMethods: [MethodName: Bool] = [:]

  /// By the names of methods: whether all of a name are on the main actor.
  @exclusivity(unchecked) var methodsOnMainActor: [Name: Bool] = [:]

  /// What bodies do beside awaiting, by where they begin.
  @exclusivity(unchecked) var workOfBodies: [Int: WorkOfBody] = [:]

  init(_ file: SourceFile) {
    self.file = file
  }
}

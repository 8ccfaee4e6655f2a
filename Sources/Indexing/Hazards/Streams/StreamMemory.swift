import Lexing

/// What a file has told of its streams and continuations, each when it was asked for the first time.
final class StreamMemory {
  private unowned let file: SourceFile

  /// What the file calls streams.
  private(set) lazy var names = file.readStreamNames()
  /// The names of continuations that are asked to tell of their stream's end.
  private(set) lazy var listened = file.readListenedStreams()
  /// The calls of `yield` and `finish`, by the names in what they are sent to, as members.
  private(set) lazy var sendsByName = file.readSendsByName()
  /// The properties whose observers finish something.
  private(set) lazy var finishedByObservers = file.readNamesFinishedByObservers()

  /// By the names of methods: whether a call on self comes from outside of the type.
  @exclusivity(unchecked) var methodsRunFromOutside: [Name: Bool] = [:]
  /// By the names of functions: whether one asks again before it stores.
  @exclusivity(unchecked) var functionsAskingAgain: [Name: Bool] = [:]
  /// By the names of functions: whether they keep what they are given.
  @exclusivity(unchecked) var functionsKeeping: [Name: Bool] = [:]

  /// By the braces of closures: whether they use a continuation that they are given.
  @exclusivity(unchecked) var closuresGivenContinuation: [Int: Bool] = [:]
  /// By the keywords of functions: whether they resume all of a list.
  @exclusivity(unchecked) var functionsResumingLists: [Int: Bool] = [:]
  /// By the braces of handlers that an initializer sets: whether the object's own methods alone call them.
  @exclusivity(unchecked) var ownRelays: [Int: Bool] = [:]

  init(_ file: SourceFile) {
    self.file = file
  }
}

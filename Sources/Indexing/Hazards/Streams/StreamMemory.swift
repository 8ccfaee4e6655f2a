import Lexing
import Outlining

/// What a file has told of its streams and continuations, each when it was asked for the first time.
final class StreamMemory {
  /// By the keyword of the function.
  struct Question: Hashable {
    let function: Int
    let list: Name
  }

  private unowned let file: SourceFile

  private(set) lazy var keptResumes = file.readKeptResumes()
  /// Those of each property, by its name as a member.
  private(set) lazy var keptResumesByProperty = Dictionary(grouping: keptResumes) { file.memberName($0.property) }
  /// The functions that return a continuation.
  private(set) lazy var functionsGivingContinuation = file.readFunctionsGivingContinuation()
  /// The builders of streams in functions, by the functions' keywords.
  private(set) lazy var buildersByFunction = Dictionary(grouping: file.streamBuilders) { builder in
    file.memberFunction(around: builder.closure.brace)?.keyword ?? -1
  }
  /// What the file calls streams.
  private(set) lazy var names = file.readStreamNames()
  /// Where the file says `onTermination`, and where `finish`.
  private(set) lazy var terminations = file.tokens(spelling: "onTermination")
  private(set) lazy var finishes = file.tokens(spelling: "finish")
  /// Those of `finishes` that are called.
  private(set) lazy var calledFinishes = finishes.filter { file.tokens[$0 + 1].kind == .openParen }
  /// The names of continuations that are asked to tell of their stream's end.
  private(set) lazy var listened = file.readListenedStreams()
  /// The calls of `yield` and `finish`, by the names in what they are sent to, as members.
  private(set) lazy var sendsByName = file.readSendsByName()
  /// The timers of Dispatch that the file has fire again and again.
  private(set) lazy var repeatingTimers = file.readRepeatingTimers()
  /// The properties whose observers finish something.
  private(set) lazy var finishedByObservers = file.readNamesFinishedByObservers()

  /// By the names of methods: whether a call on self comes from outside of the type.
  @exclusivity(unchecked) var methodsRunFromOutside: [Name: Bool] = [:]
  /// By the names of functions: whether one listens for the end of a stream.
  @exclusivity(unchecked) var functionsListening: [Name: Bool] = [:]
  /// By the names of functions: whether one asks again before it stores.
  @exclusivity(unchecked) var functionsAskingAgain: [Name: Bool] = [:]
  /// By the names of functions: whether they keep what they are given.
  @exclusivity(unchecked) var functionsKeeping: [Name: Bool] = [:]

  /// By the braces of closures: whether they use a continuation that they are given.
  @exclusivity(unchecked) var closuresGivenContinuation: [Int: Bool] = [:]
  /// By the names of lists of continuations, as members: where methods that name them change something else.
  @exclusivity(unchecked) var changesByWakers: [Name: [Int]] = [:]
  /// What callbacks write in closures that resume and in others, by their braces.
  @exclusivity(unchecked) var namesWritten: [Bool: [Int: Set<Name>]] = [:]
  /// The first member that a function asks for, besides a list.
  @exclusivity(unchecked) var firstQuestions: [Question: Int?] = [:]
  /// By the braces of closures that get a continuation and are no tasks: whether they are called again and again.
  @exclusivity(unchecked) var closuresCalledForEver: [Int: Bool] = [:]
  /// By the braces of tasks: whether a loop in them never ends.
  @exclusivity(unchecked) var tasksWithoutEnd: [Int: Bool] = [:]
  /// By the names of properties that keep continuations, as members: where others send to them.
  @exclusivity(unchecked) var sourcesOfKept: [Name: Int?] = [:]
  /// What functions that store continuations do with them, by their keywords.
  @exclusivity(unchecked) var storingFunctions: [Int: StoringFunction] = [:]
  /// By the names of functions, as members: those that call them on self, unless they make the object; nil without any.
  @exclusivity(unchecked) var callersOfStoring: [Name: [Function]?] = [:]
  /// By the names of methods' parameters: whether the method resumes the continuation, once on each path.
  let parametersResumed = Memo<Int, Bool>(assuming: false)
  /// By the names of locals.
  @exclusivity(unchecked) var storedMentions: [Name: StoredMentions] = [:]

  /// By the names of lists, as members: who takes an element out to resume it, and who resumes them all.
  @exclusivity(unchecked) var takersOfElements: [Name: ListTakers] = [:]
  @exclusivity(unchecked) var takersOfLists: [Name: ListTakers] = [:]
  /// By the keywords of functions: whether they resume all of a list.
  @exclusivity(unchecked) var functionsResumingLists: [Int: Bool] = [:]
  /// By the names of types: what their `deinit` finishes while it ends a source.
  @exclusivity(unchecked) var finishedByDeinit: [Name: Set<Name>] = [:]
  /// By the names of properties with handlers that an initializer sets: whether the object's own methods alone call them.
  let ownRelays = Memo<Name, Bool>(assuming: true)

  init(_ file: SourceFile) {
    self.file = file
  }
}

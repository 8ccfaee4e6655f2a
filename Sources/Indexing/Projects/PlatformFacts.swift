package import Lexing

/// What the project's code cannot say: facts about the frameworks it stands on. What is not there is unknown.
package struct PlatformFacts: Sendable {
  /// Where a framework calls a closure or a delegate.
  package enum Queue: String, Sendable {
    /// On the main thread.
    case main
    /// On some other thread.
    case background
    /// On a queue that the call names, or that the delegate's owner was given.
    case given
    /// On the thread that makes the call.
    case caller
    case unknown
  }

  /// Whether a framework's type is on the main actor.
  package enum TypeIsolation: String, Sendable {
    /// It is, and so is what inherits or conforms where it is declared.
    case mainActor = "main"
    /// The requirements of the protocol are, those who conform to it are not: AppKit's delegates.
    case requirements
    case nonisolated
  }

  /// A function that keeps the closure it is given.
  package struct Callback: Sendable {
    package let type: Name
    /// The base name, without labels; the type's for an initializer.
    package let function: Name
    /// Of the closure's parameter; nil where it has none.
    package let label: Name?
    package let queue: Queue
    /// Whether the parameter is `@Sendable`, so that the closure inherits no isolation; nil when it is not known.
    package let isSendable: Bool?
    /// Because it is imported from Objective-C (SE-0463).
    package let isSendableInSwift6Only: Bool
    /// Whether a closure on the main actor ends the program when it is called elsewhere, in Swift 6 mode.
    package let mayTrap: Bool
    /// Whether a call is only meant if its receiver has the type, or is named after it: others have functions of the name.
    package let needsReceiver: Bool

    package init(
      type: Name,
      function: Name,
      label: Name?,
      queue: Queue,
      isSendable: Bool? = nil,
      isSendableInSwift6Only: Bool = false,
      mayTrap: Bool = false,
      needsReceiver: Bool = false
    ) {
      self.type = type
      self.function = function
      self.label = label
      self.queue = queue
      self.isSendable = isSendable
      self.isSendableInSwift6Only = isSendableInSwift6Only
      self.mayTrap = mayTrap
      self.needsReceiver = needsReceiver
    }
  }

  /// Who calls a delegate on a queue that one chooses.
  package struct DelegateSender: Sendable {
    /// What the delegate's methods begin with.
    package let method: String
    /// The function that is given both.
    package let function: Name
    /// Where it calls that is given no queue.
    package let byDefault: Queue

    package init(method: String, function: Name, byDefault: Queue) {
      self.method = method
      self.function = function
      self.byDefault = byDefault
    }
  }

  /// When a function calls the closure it is given more than once.
  package enum Repetition: Sendable, Equatable {
    case always
    case with(Name)
    case without(Name)
    /// Where this argument is `true`.
    case asked(by: Name)
    /// For each value of the publisher in front, where the call has an argument of the label, if there is one.
    case values(Name?)
  }

  /// A function that calls the closure it is given before it returns, or never.
  package enum Nonescaping: Sendable, Equatable {
    /// No other function has its name.
    case always
    /// Where the closure bears this label.
    case labelled(Name)
    /// Where the receiver is of this type.
    case ofType(Name)
  }

  /// Classes on the main actor that share their members.
  package enum ViewFamily: String, Sendable {
    case controller, view
  }

  /// Whether an asynchronous sequence ends by itself.
  package enum SequenceEnd: String, Sendable {
    case endless, finite
    /// On who produces its elements.
    case depends
  }

  package var isolation: NamedFacts<TypeIsolation>
  /// Classes on the main actor of which many members are not.
  package var mixesIsolation: NamedFacts<Bool>
  /// Where delegates are called that are not on the main actor.
  package var delegateQueues: NamedFacts<Queue>
  package var delegateSenders: NamedFacts<DelegateSender>
  /// Delegates that are called on the thread that puts to work what they are delegates of.
  package var calledWhereStarted: NamedFacts<Bool>
  /// Types whose handlers are called where their session calls its delegate.
  package var sessions: NamedFacts<Bool>
  /// By function name.
  package var callbacks: NamedFacts<[Callback]>
  /// By function name.
  package var repetitions: NamedFacts<Repetition>
  /// By function name.
  package var nonescaping: NamedFacts<[Nonescaping]>
  package var isSendable: NamedFacts<Bool>
  /// Properties with objects that are no more Sendable than the one which has them.
  package var heldObjects: NamedFacts<Bool>
  /// Protocols that refine `Sendable`.
  package var sendableProtocols: NamedFacts<Bool>
  /// By the expression's text, `Transaction.updates`, and by type and member.
  package var sequences: NamedFacts<SequenceEnd>
  /// By a method's name and labels, the protocols whose own form of it has a completion handler.
  package var completionMethods: NamedFacts<[Name]>
  /// By member, whose it is.
  package var viewMembers: NamedFacts<ViewFamily>
  /// By class.
  package var viewFamilies: NamedFacts<ViewFamily>
  /// Classes of views and view controllers that are released on the main thread, whoever lets go of them last.
  package var releasedOnMain: NamedFacts<Bool>
  /// By class, the one that it inherits, where a project may make that one Sendable.
  package var superclasses: NamedFacts<Name>
  /// Types with observers or listeners, besides those with other facts.
  package var registries: NamedFacts<Bool>
  /// Requirements that their framework calls on the main thread alone, as members of their protocols; with the protocol
  /// that changes this where a type of the project conforms to it, or `none`.
  package var calledOnMain: NamedFacts<Name>
  /// Labels of delegates' methods that come once for each request, or once at all.
  package var answersToRequests: NamedFacts<Bool>

  package init(
    isolation: NamedFacts<TypeIsolation>,
    mixesIsolation: NamedFacts<Bool> = [:],
    delegateQueues: NamedFacts<Queue> = [:],
    delegateSenders: NamedFacts<DelegateSender> = [:],
    calledWhereStarted: NamedFacts<Bool> = [:],
    sessions: NamedFacts<Bool> = [:],
    callbacks: NamedFacts<[Callback]> = [:],
    repetitions: NamedFacts<Repetition> = [:],
    nonescaping: NamedFacts<[Nonescaping]> = [:],
    isSendable: NamedFacts<Bool> = [:],
    heldObjects: NamedFacts<Bool> = [:],
    sendableProtocols: NamedFacts<Bool> = [:],
    sequences: NamedFacts<SequenceEnd> = [:],
    completionMethods: NamedFacts<[Name]> = [:],
    viewMembers: NamedFacts<ViewFamily> = [:],
    viewFamilies: NamedFacts<ViewFamily> = [:],
    releasedOnMain: NamedFacts<Bool> = [:],
    superclasses: NamedFacts<Name> = [:],
    registries: NamedFacts<Bool> = [:],
    calledOnMain: NamedFacts<Name> = [:],
    answersToRequests: NamedFacts<Bool> = [:]
  ) {
    self.isolation = isolation
    self.mixesIsolation = mixesIsolation
    self.delegateQueues = delegateQueues
    self.delegateSenders = delegateSenders
    self.calledWhereStarted = calledWhereStarted
    self.sessions = sessions
    self.callbacks = callbacks
    self.repetitions = repetitions
    self.nonescaping = nonescaping
    self.isSendable = isSendable
    self.heldObjects = heldObjects
    self.sendableProtocols = sendableProtocols
    self.sequences = sequences
    self.completionMethods = completionMethods
    self.viewMembers = viewMembers
    self.viewFamilies = viewFamilies
    self.releasedOnMain = releasedOnMain
    self.superclasses = superclasses
    self.registries = registries
    self.calledOnMain = calledOnMain
    self.answersToRequests = answersToRequests
  }
}

/// Facts by name: one's own, and below them those of a table, which nobody reads before somebody asks.
package struct NamedFacts<Fact: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  private var own: [Name: Fact]
  private let table: @Sendable (Name) -> Fact?

  package init(_ table: @escaping @Sendable (Name) -> Fact?) {
    own = [:]
    self.table = table
  }

  package init(dictionaryLiteral elements: (Name, Fact)...) {
    own = Dictionary(elements) { $1 }
    table = { _ in nil }
  }

  package subscript(name: Name) -> Fact? {
    get { own[name] ?? table(name) }
    set { own[name] = newValue }
  }
}

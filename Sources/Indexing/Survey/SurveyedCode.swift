package import Lexing

/// Something that a body or a member shows, at a line.
package struct Mark: Sendable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// `DispatchQueue.main`, `OperationQueue.main`, `RunLoop.main`
    case mainQueue
    /// `MainActor.run`, `Task { @MainActor in`
    case mainActorHop
    case mainActorMember
    case mainThreadCheck
    /// It ends the program anywhere else: `dispatchPrecondition(condition: .onQueue(.main))`.
    case mainThreadAssertion
    case timer
    /// `@IBAction`, `@IBOutlet`, `@IBSegueAction`
    case interfaceBuilder
    /// A shared object of the user interface: `UIApplication.shared`.
    case interfaceObject
    /// `DispatchQueue.global`, `OperationQueue()`, `Thread`, `Task.detached`
    case background
    /// Work on a queue that a property holds; the name is the property's.
    case ownQueue
    /// A lock that a property holds is taken; the name is the property's.
    case lock
    /// A mutable property is used under a lock or on a queue; the name is the property's.
    case guarded
    /// A mutable property is used without; the name is the property's.
    case unguarded
    /// A mutable property is used by a closure that may run when a lock around it is given back; the name is the property's.
    case unclear
    /// A delegate or session is told which queue to call back on.
    case delegateOnMain
    case delegateOnQueue
    /// A task that the type starts.
    case task
    /// Work that blocks its thread.
    case blocking
    case nonisolatedMember
    /// An override of a superclass' member; the name is the member's.
    case overriding
    case isolatedDeinit
    /// A `deinit` with statements.
    case deinitializer
    /// `@Test`
    case test
    /// A function that a protocol demands; the name is the function's.
    case requirement
    /// An unavailable conformance to `Sendable`: the type never is.
    case refusal
  }

  // The name first: another order costs half as much again.
  package let name: Name
  package let line: Int32
  package let kind: Kind
}

/// A method of what a property holds, called by a `deinit` that is on no actor: it may run on any thread.
package struct DeinitCall: Sendable {
  package let property: Name
  package let method: Name
  package let passesSelf: Bool
  /// Index in `declarations`.
  package var user: Int32
  package let file: Int32
  package let line: Int32
}

/// Code that creates a type, asks it for a static member, or calls a stored object's method.
package struct Use: Sendable {
  package enum Kind: UInt8, Sendable {
    case creation, staticMember
    /// `name` is a property of the user's type.
    case methodCall
  }

  /// Where the code runs, as far as the file says.
  package enum Place: UInt8, Sendable {
    /// On the user's own isolation.
    case inherited
    case mainActor
    case background
    /// A property's initial value.
    case initialValue
  }

  package let name: Name
  package let kind: Kind
  package let place: Place
  package let isAwaited: Bool
  /// Nothing stands between the name and the function: `service.load()`, not `service.client.load()`.
  package let isDirect: Bool
  /// Of a creation: the code that makes it keeps it to itself.
  package let isLocal: Bool
  /// Index in `declarations`; -1 at file level.
  package let user: Int32
  package let file: Int32
  package let line: Int32
}

/// A use as it is collected. There are very many, of which a few are of the project's own types.
struct RecordedUse: Sendable {
  let name: Name
  /// The user, as an index in `declarations`; at file level the file, as its complement.
  var origin: Int32
  private let place: LineWithDetail

  init(
    name: Name,
    kind: Use.Kind,
    place: Use.Place,
    isAwaited: Bool,
    isDirect: Bool,
    isLocal: Bool,
    origin: Int32,
    line: Int32
  ) {
    self.name = name
    self.origin = origin
    let flags: UInt8 = (isLocal ? 0x20 : 0) | (isAwaited ? 0x40 : 0) | (isDirect ? 0x80 : 0)
    self.place = LineWithDetail(line: line, detail: kind.rawValue | place.rawValue << 2 | flags)
  }

  var kind: Use.Kind { Use.Kind(rawValue: place.detail & 3)! }

  /// In the file of its user.
  func use(in file: Int32) -> Use {
    Use(
      name: name,
      kind: kind,
      place: Use.Place(rawValue: place.detail >> 2 & 7)!,
      isAwaited: place.detail & 0x40 != 0,
      isDirect: place.detail & 0x80 != 0,
      isLocal: place.detail & 0x20 != 0,
      user: max(origin, -1),
      file: file,
      line: place.line
    )
  }
}

/// Words on a member's declaration that rules ask for.
package struct Traits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// `let`
  package static let constant = Traits(rawValue: 1)
  /// Of a function, where the bit is free: it takes a lock before it calls the closures that it is given.
  package static let locks = Traits(rawValue: 1)
  /// `@Published`
  package static let published = Traits(rawValue: 2)
  /// Of a function, where the bit is free: it keeps the closures that it is given, which hear of each event.
  package static let collects = Traits(rawValue: 2)
  /// `nonisolated(unsafe)`
  package static let unsafe = Traits(rawValue: 4)
  /// Of a property: `@ObservationIgnored`.
  package static let unobserved = Traits(rawValue: 8)
  /// Of a function, where the bit is free, as all others are taken: it forgets what it is given first, and only compares
  /// that to do so.
  package static let compares = Traits(rawValue: 8)
  /// Another attribute that may be a property wrapper or a macro.
  package static let wrapped = Traits(rawValue: 16)
  /// Of a function, where the bit is free likewise: `mutating`.
  package static let mutating = Traits(rawValue: 16)
  /// Of a synchronous function, or of a property whose getter is one: it waits or sleeps while it runs.
  package static let blocks = Traits(rawValue: 32)
  /// Of an asynchronous function: it waits for a continuation that cancelling does not resume.
  package static let waitsBlindly = Traits(rawValue: 64)
  /// Of a constant, where the bit is free: it is Dispatch's main queue.
  package static let mainQueue = Traits(rawValue: 64)
  /// Of a variable, where the bit is free: its file sets something of its name to nil, not only as an object or the
  /// program ends.
  package static let forgotten = Traits(rawValue: 64)
  /// Of a function: it cancels the closure that it is given when something else is done first.
  package static let races = Traits(rawValue: 128)
  /// Of a constant, where the bit is free: it is a global queue, or a new one that nothing sends on to another.
  package static let backgroundQueue = Traits(rawValue: 128)
  /// Of a property that a protocol asks for, where the bit is free likewise: it must have a setter.
  package static let settable = Traits(rawValue: 128)
  /// `final`
  package static let final = Traits(rawValue: 256)
  /// `static`, and what else belongs to the type: `class`, cases, types.
  package static let `static` = Traits(rawValue: 512)
  /// `private` or `fileprivate`
  package static let `private` = Traits(rawValue: 1024)
  /// Of a property or parameter that is a closure, all of a function's: it returns nothing.
  package static let takesActions = Traits(rawValue: 4096)
  /// Overrides a method that only views and view controllers have.
  package static let ofView = Traits(rawValue: 8192)
  /// Of a property, where the bit is free: its type is written `T?`.
  package static let optional = Traits(rawValue: 8192)
  /// Behind a property wrapper of SwiftUI whose value is on the main actor.
  package static let onScreen = Traits(rawValue: 16384)
  /// Of a function, where the bit is free: the closures that it takes are asynchronous.
  package static let takesAsynchronous = Traits(rawValue: 16384)
  /// Of a function that takes closures which may escape: it only calls them, or hands them to one that does.
  package static let onlyCalls = Traits(rawValue: 32768)
  /// Of a property, where the bit is free: `weak`.
  package static let weak = Traits(rawValue: 32768)
  /// Of a protocol's member.
  package static let requirement = Traits(rawValue: 2048)
}

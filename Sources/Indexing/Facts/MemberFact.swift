package import Lexing

/// What a member's declaration says, or a global's, as other files see it. There are very many, 32 bytes each: fields
/// are narrow, and in an order that leaves no gaps.
package struct MemberFact: Sendable {
  package enum Kind: UInt8, Sendable {
    case stored, computed, function, initializer, enumCase, type
  }

  package let name: Name
  /// Of a property, or of what a function returns.
  package let shape: TypeShape
  package let traits: Traits
  package let file: Int32
  /// Byte offset of the name.
  package let offset: UInt32
  package let kind: Kind
  /// Written on the declaration; nil when nothing is.
  package let isolation: Isolation?
  /// Whether closures that are passed to the function outlive the call; nil when it takes none, or some do.
  package let keepsClosures: Bool?
  /// What the types of closures that the function takes, or the property holds, say of their isolation; nil when it takes
  /// none, or they differ.
  package let closureIsolation: ParameterIsolation?

  package var isStatic: Bool { traits.contains(.static) }
  /// Seen in its own file only.
  package var isPrivate: Bool { traits.contains(.private) }
  /// Declared in a protocol, without a body of its own.
  package var isRequirement: Bool { traits.contains(.requirement) }
}

/// What a closure's isolation follows from, as the parameter that takes it says.
package enum ParameterIsolation: UInt8, Sendable {
  /// Nothing is said: where it is formed.
  case surroundings
  /// `@Sendable`, `sending`, `@isolated(any)`: it inherits nothing.
  case nothing
  /// `@_inheritActorContext`: like a task's.
  case likeTask
  case mainActor
  case otherActor
}

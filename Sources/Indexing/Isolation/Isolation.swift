package import Lexing

/// Where code runs, as far as Swift's rules say (SE-0306, SE-0316, SE-0434).
package enum Isolation: UInt8, Sendable {
  case mainActor
  /// An actor's own instance.
  case actor
  /// A global actor other than the main one.
  case global
  case nonisolated
  /// Not known: a type or protocol that is not in the project decides it.
  case unknown

  /// The main actor or another global one.
  var isGlobalActor: Bool { self == .mainActor || self == .global }
}

/// Where code runs, and why.
package struct IsolationAnswer: Sendable, Equatable {
  package var isolation: Isolation
  /// Of the global actor, when it is another than the main one.
  package var globalActor = Name.none
  /// Nonisolated asynchronous code that runs on its caller's actor (SE-0461).
  package var followsCaller = false
  package var reason: IsolationReason

  package init(_ isolation: Isolation, _ reason: IsolationReason, globalActor: Name = .none) {
    self.isolation = isolation
    self.reason = reason
    self.globalActor = globalActor
  }

  /// The same isolation for another reason.
  func because(_ reason: IsolationReason) -> IsolationAnswer {
    var answer = self
    answer.reason = reason
    return answer
  }
}

/// Why code runs where it does; the raw value says it in words.
package enum IsolationReason: String, Sendable {
  // Declarations.
  case written = "written on it"
  case writtenOnExtension = "written on its extension"
  case actorMember = "a member of an actor"
  case actorStatic = "no instance of the actor is there"
  case type = "its type is"
  case superclass = "a superclass is"
  case framework = "the framework declares it there"
  case conformance = "a protocol of its primary declaration is"
  case wrapper = "a property wrapper in it is (until Swift 6)"
  case witness = "the requirement that it meets is"
  case override = "what it overrides is"
  case interfaceBuilder = "an action of Interface Builder"
  case entryPoint = "the program begins there"
  case deinitializer = "'deinit' runs where the last reference goes"
  case isolatedParameter = "a parameter is 'isolated'"
  case defaultIsolation = "the module's default isolation"
  case nothing = "nothing says otherwise"

  // Closures and local functions.
  case surroundings = "formed in code that is"
  case withoutSelf = "does not capture the actor's 'self'"
  case sendable = "it is '@Sendable'"
  case parameter = "its parameter's type says so"
  case mainQueue = "'DispatchQueue.main.async' counts as the main actor"
  case newTask = "such a task inherits nothing"

  // The unknown.
  case foreignType = "a type that the project does not declare decides it"
  case branches = "branches of '#if' or several declarations disagree"
  case unknownDefault = "the build's default isolation is not known"
  case unknownCallee = "what takes it is not known"
  case unknownPlace = "the type of what it is given to is not known"
}

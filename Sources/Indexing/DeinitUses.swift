import Lexing
package import Outlining

/// A use of something isolated in a `deinit` that is on no actor.
package struct DeinitUse {
  package let token: Int
  /// Code of an actor; else state that may not be shared.
  package let isCode: Bool
}

extension SourceFile {
  /// The isolated code that a plain `deinit` of an isolated class runs, and the state it touches that is not `Sendable`:
  /// what runs in place, closures and all.
  package func isolatedUses(inDeinit function: Function) -> [DeinitUse] {
    guard let body = function.body, isolation(of: function) == .nonisolated,
      let type = type(around: function.keyword), type.isReference, isIsolatedType(type)
    else { return [] }
    return
      (isolatedUses(in: body).compactMap { use in
        switch use.kind {
        case .code: DeinitUse(token: use.token, isCode: true)
        case .state: isNotSendable(use.token) ? DeinitUse(token: use.token, isCode: false) : nil
        }
      } + callsOfViews(in: body)).sorted { $0.token < $1.token }
  }

  private func isIsolatedType(_ type: ProjectType) -> Bool {
    switch type.isolation {
    case .mainActor, .actor, .global: true
    case .nonisolated, .unknown: false
    }
  }

  /// An object of the project that others may work with at the same time. To let go of it is what `deinit` is for, and
  /// the frameworks' tokens may be cancelled anywhere.
  private func isNotSendable(_ token: Int) -> Bool {
    guard let fact = storedMember(token), goesOnToMember(token), !isMutated(token) else { return false }
    return project.declaredType(named: fact.shape.base, in: index) != nil && isSendable(fact.shape) == false
  }

  /// Calls of methods of the user interface frameworks' objects, all of which are on the main actor.
  private func callsOfViews(in body: Range<Int>) -> [DeinitUse] {
    calls(in: body).compactMap { call in
      guard let name = calledName(of: call), let receiver = receiver(of: call),
        !Self.methodsOfAnyObject.contains(outline.name(name)), runsInPlace(name, in: body)
      else { return nil }
      let shape = shape(ofExpression: receiver)
      guard shape.isKnown, shape.container == .none, project.platform.isolation[shape.base] == .mainActor,
        !project.declaresType(named: shape.base, in: index)
      else { return nil }
      return DeinitUse(token: name, isCode: true)
    }
  }

  /// `NSObject`'s, which are on no actor.
  private static let methodsOfAnyObject: Set<Name> = [
    "removeObserver", "addObserver", "isEqual", "isKind", "responds", "perform", "hash", "copy", "mutableCopy",
    "value", "setValue", "willChangeValue", "didChangeValue",
  ]
}

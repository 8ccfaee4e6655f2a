import Outlining

/// Who lets go of an object last, as far as its own code tells.
extension SourceFile {
  /// Whether the objects of the type around a token are the main thread's: on the main actor, or observed by views.
  package func isHeldOnMain(around token: Int) -> Bool {
    guard let type = type(around: token) else { return false }
    return type.isolation == .mainActor || type.isObservable || type.ancestry.contains("ObservableObject")
  }

  /// Where code of the type around a token, or of its superclasses, holds self on another thread than the main one; nil
  /// where this file shows nothing of the kind.
  package func holdOffMain(around token: Int) -> Int? {
    guard let type = type(around: token) else { return nil }
    let own = Set(type.lineage.map(\.firstDeclaration))
    func isOwn(_ token: Int) -> Bool { self.type(around: token).map { own.contains($0.firstDeclaration) } ?? false }
    let closure = outline.closures.first { isOwn($0.brace) && runsOffMain($0) && holdsForLong($0) }
    let function = outline.functions.first { isOwn($0.keyword) && runsOffMain($0) }
    return [closure?.brace, function?.name].compactMap(\.self).min()
  }

  private func runsOffMain(_ closure: Closure) -> Bool {
    switch fate(of: closure) {
    case .kept(.background): true
    case .task, .detachedTask: isolationAnswer(of: closure).isolation == .nonisolated
    default: false
    }
  }

  /// An asynchronous method that leaves its caller's thread, or a delegate's that is called on another.
  private func runsOffMain(_ function: Function) -> Bool {
    guard function.kind == .function, !outline.isStatic(function.prefix) else { return false }
    if case .mayBeOff = verdict(onDelegate: function) { return true }
    let answer = isolationAnswer(of: function)
    return function.isAsync && answer.isolation == .nonisolated && !answer.followsCaller
  }

  /// Whether a closure holds self strongly, from the start, once it has unwrapped it, or for a call that it awaits.
  private func holdsForLong(_ closure: Closure) -> Bool {
    guard let capture = selfCapture(of: closure) else { return false }
    switch capture.strength {
    case .strong: return true
    case .unowned: return false
    case .weak: return !strongBindings(in: closure).isEmpty || closure.body.contains { tokens[$0].word == .await }
    }
  }
}

package import Lexing
import Outlining

/// Which files declare something that a rule asks for.
extension Project {
  /// Files with an inheritance clause that names one of these protocols or classes.
  package func files(inheriting fits: (Name) -> Bool) -> Set<Int> {
    var answers: [Name: Bool] = [:]
    var files: Set<Int> = []
    for type in facts.types {
      let isWanted = facts.inheritance(of: type).contains { name in
        if let known = answers[name] { return known }
        let answer = fits(name)
        answers[name] = answer
        return answer
      }
      if isWanted { files.insert(Int(type.file)) }
    }
    return files
  }

  /// Files with a clause that says `@unchecked Sendable`.
  package var filesOfUncheckedTypes: Set<Int> { Set(facts.types.lazy.filter(\.isUnchecked).map { Int($0.file) }) }

  /// Files with a type that is a framework's delegate, maybe by way of a protocol of the project.
  package var filesOfDelegates: Set<Int> {
    let refining = facts.types.lazy.filter { [self] type in
      type.kind == .protocol && facts.inheritance(of: type).contains { platform.delegateQueues[$0] != nil }
    }
    let own = Set(refining.map(\.name))
    return files { platform.delegateQueues[$0] != nil || own.contains($0) }
  }

  /// Files with a loop that awaits elements, as far as their words tell.
  package var filesOfAwaitingLoops: Set<Int> { Set(lifetimes.indices.filter { lifetimes[$0].contains(.mayLoop) }) }

  /// Files with a declaration or extension of an actor, or of a protocol for actors.
  package var filesOfActors: Set<Int> {
    let actors = Set(facts.types.lazy.filter { $0.kind == .actor }.map(\.name))
      .union(names(inheriting: ["Actor"], of: .protocol))
    return Set(facts.types.lazy.filter { actors.contains($0.name) }.map { Int($0.file) })
  }

  /// Files with a declaration or extension of a class whose state views observe, inherited state included.
  package var filesOfObservedState: Set<Int> {
    var observed: Set<Name> = []
    for type in facts.types
    where type.isObservable || facts.members(of: type).contains(where: { $0.traits.contains(.published) }) {
      observed.insert(type.name)
    }
    observed = names(inheriting: observed, of: .class)
    return Set(facts.types.lazy.filter { observed.contains($0.name) }.map { Int($0.file) })
  }

  /// Files with a declaration or extension of a class that has or inherits a method on the main actor which others may
  /// override.
  package var filesOfOverridableMethods: Set<Int> {
    let open = facts.types.lazy.filter { type in
      type.kind == .class && !type.isFinal
        && self.facts.members(of: type).contains { member in
          member.kind == .function && member.isolation == .mainActor && !member.isStatic
            && !member.traits.contains(.final)
        }
    }
    let names = names(inheriting: Set(open.map(\.name)), of: .class)
    return Set(facts.types.lazy.filter { names.contains($0.name) }.map { Int($0.file) })
  }

  /// Some names, and those of the types of a kind whose clauses lead to one of them, over however many others.
  private func names(inheriting roots: Set<Name>, of kind: TypeDeclaration.Kind) -> Set<Name> {
    var found = roots
    var isComplete = false
    while !isComplete {
      isComplete = true
      for type in facts.types where type.kind == kind && !found.contains(type.name) {
        guard facts.inheritance(of: type).contains(where: found.contains) else { continue }
        found.insert(type.name)
        isComplete = false
      }
    }
    return found
  }
}

extension Project {
  /// Files with a call that may block, and those of modules with functions that do.
  package var filesThatMayBlock: Set<Int> {
    var sources: Set<Int> = []
    let blocks = { (fact: MemberFact) in fact.traits.contains(.blocks) && !fact.isPrivate }
    for fact in facts.globals where blocks(fact) { sources.insert(Int(fact.file)) }
    for (_, fact) in facts.members where blocks(fact) { sources.insert(Int(fact.file)) }
    let near = modules.files(togetherWith: sources)
    return Set(lifetimes.indices.filter { lifetimes[$0].contains(.blocks) || near[$0] })
  }
}

import Lexing
import Outlining

/// A change of what views may watch, in asynchronous code off the main thread.
package struct ObservedChange {
  package let write: MemberWrite
  package let observation: SourceFile.Observation
  /// The token of what shows that the code runs off the main thread.
  package let evidence: Int
  /// The last `await` before it, in the same function.
  package let pause: Int?
}

/// State that views watch, and who changes it.
extension SourceFile {
  /// What a change of a member tells its watchers by.
  package enum Observation: Sendable {
    /// `@Published` of Combine
    case published
    /// A stored `var` of an `@Observable` class.
    case observable
  }

  /// How the watchers of a stored member meet a write of it; nil where nobody watches, or where a lock keeps readers out.
  /// Who publishes under a lock publishes all the same.
  private func observation(of member: MemberFact, writtenAt token: Int) -> Observation? {
    let type = type(around: token)
    // What is on an actor of its own is written there.
    if let type, isolation(ofMember: member.name, of: type, mayBeCalled: false)?.isolation == .global { return nil }
    if member.traits.contains(.published) { return staysOnMain(member, named: token, of: type) ? nil : .published }
    // The macro sees to what its own class declares, not to what that inherits.
    let owner = type?.lineage.first { $0.ownMembers.contains { $0.name == member.name } }
    guard let owner, owner.isReference, owner.isObservable else { return nil }
    guard member.traits.isDisjoint(with: [.constant, .unobserved, .wrapped]) else { return nil }
    if member.isPrivate, !isReadByGetter(member.name) { return nil }
    return guarding(token, writes: true).isHeld ? nil : .observable
  }

  /// Whether views can watch the type around a token without anybody between them: not in tests.
  package func isWatchedByViews(at token: Int) -> Bool {
    guard let type = type(around: token) else { return false }
    return (type.isObservable || type.conforms(to: "ObservableObject")) && !isTest
      && !project.modules.isInFolderOfTests(index)
  }

  /// Whether no view can watch a published member: its class is no `ObservableObject`, and nobody takes its publisher but
  /// to go to the main queue.
  private func staysOnMain(_ member: MemberFact, named token: Int, of type: ProjectType?) -> Bool {
    guard let type, !type.conforms(to: "ObservableObject") else { return false }
    let publishers = Array(tables.tokensByName[Name("$" + outline.text(token))])
    guard !publishers.isEmpty else { return member.isPrivate }
    return publishers.allSatisfy { publisher in
      guard tokens[publisher + 1].kind == .period, outline.spells(publisher + 2, "receive"),
        tokens[publisher + 3].kind == .openParen
      else { return false }
      return (publisher + 4..<max(publisher + 4, Int(tokens[publisher + 3].partner))).contains {
        outline.spells($0, "main")
      }
    }
  }

  /// Whether a computed property of the file, which a view may read, reads a member.
  private func isReadByGetter(_ member: Name) -> Bool {
    tables.tokensByName[member].contains { function(around: $0)?.kind == .get }
  }

  /// Each such change. Of a synchronous helper only the first: it runs where it is called, which is one mistake, however
  /// much it changes.
  package var observedChangesOffMain: [ObservedChange] {
    asynchronousFunctionsByObservedState.flatMap { function in
      let changes = memberWrites(in: function).compactMap(observedChangeOffMain)
      let told = changes.first { runsWhereCalled($0.write.token) }?.write.token
      return changes.filter { $0.write.token == told || !runsWhereCalled($0.write.token) }
    }
  }

  private func observedChangeOffMain(_ write: MemberWrite) -> ObservedChange? {
    guard let function = function(around: write.token),
      let observation = observation(of: write.fact, writtenAt: write.token),
      let evidence = asynchronousCodeOffMain(at: write.token)
    else { return nil }
    let pause = lastAwait(before: write.token, in: function)
    return ObservedChange(write: write, observation: observation, evidence: evidence, pause: pause)
  }

  /// Whether code stands in a synchronous function, outside of tasks of its own.
  private func runsWhereCalled(_ token: Int) -> Bool {
    guard let function = function(around: token), !function.isAsync else { return false }
    return !closures(around: token).contains { function.body?.contains($0.brace) ?? false && isTask($0) }
  }

  /// The functions with asynchronous code, or called by such code, that name observed state of their types.
  private var asynchronousFunctionsByObservedState: [Function] {
    var known: [Int: Set<Name>] = [:]
    var states: [Int: Set<Name>] = [:]
    for declaration in outline.types {
      // An actor's state is not a view's.
      guard let type = type(of: declaration), type.kind == .class, type.isolation != .global else { continue }
      let names = known[type.firstDeclaration] ?? observedNames(of: type)
      known[type.firstDeclaration] = names
      // The names themselves are there once.
      states[declaration.scope] = states[declaration.scope].map { $0.union(names) } ?? names
    }
    return outline.functions.filter { function in
      guard let body = function.body else { return false }
      switch function.kind {
      // `get async`
      case .get where function.isAsync: return names(states[outline.scopes[function.parent].parent], in: body)
      // What such code starts: `init() { Task { items = await load() } }`
      case .get, .set, .willSet, .didSet:
        return !closures(in: body).isEmpty && names(states[outline.scopes[function.parent].parent], in: body)
      case .initializer: return !closures(in: body).isEmpty && names(states[function.parent], in: body)
      case .function:
        guard names(states[function.parent], in: body) else { return false }
        if !closures(in: body).isEmpty { return true }
        guard isolation(of: function) != .mainActor else { return false }
        return function.isAsync || isCalledByAsynchronousCode(function)
      default: return false
      }
    }
  }

  /// The names of what views may watch in a class, inherited members included.
  private func observedNames(of type: ProjectType) -> Set<Name> {
    let members = type.lineage.lazy.flatMap { owner in
      owner.ownMembers.lazy.filter { owner.isObservable || $0.traits.contains(.published) }
    }
    return Set(members.map(\.name))
  }

  /// Whether one of some names stands in a body; to read what it does costs more.
  private func names(_ state: Set<Name>?, in body: Range<Int>) -> Bool {
    guard let state, !state.isEmpty else { return false }
    return body.contains { tokens[$0].kind == .identifier && state.contains(outline.name($0)) }
  }

  /// The last `await` of a function before a token that is not in a closure of its own.
  private func lastAwait(before token: Int, in function: Function) -> Int? {
    guard let body = function.body else { return nil }
    return tables.awaits.within(body.lowerBound..<max(body.lowerBound, min(token, body.upperBound))).last
  }
}

import Lexing
import Outlining

/// A resume of a kept continuation that leaves it in its property, where another resume finds it.
package struct ContinuationLeftThere {
  /// The tokens of `resume`: here, and where it is found.
  package let token: Int
  package let other: Int
}

extension States {
  fileprivate static let free = States(rawValue: 1)
  /// Stored, and still in the property.
  fileprivate static let stored = States(rawValue: 2)
  /// Resumed, and still in the property.
  fileprivate static let there = States(rawValue: 4)
}

extension SourceFile {
  package var continuationsLeftThere: [ContinuationLeftThere] { leftByMethods + leftWhereTheyAreStored }

  /// Where other methods, or other paths of a method, see that a continuation is taken out when it is resumed, and one
  /// does not: the next of them resumes it again.
  private var leftByMethods: [ContinuationLeftThere] {
    streamMemory.keptResumesByProperty.values.flatMap { resumes -> [ContinuationLeftThere] in
      // Each may look at each other.
      guard resumes.count <= 32, isVariable(resumes[0].property) else { return [] }
      let name = outline.name(resumes[0].property)
      return resumes.compactMap { left(by: $0, among: resumes.map(\.token), of: name) }
    }
  }

  private func left(by resume: KeptResume, among resumes: [Int], of property: Name) -> ContinuationLeftThere? {
    guard let function = resume.function, function.kind == .function,
      !isLetThroughOnce(resume.token, besides: property), !isForgottenAround(function, property)
    else { return nil }
    if forgets(property, function) {
      guard resume.isInProperty, isLeft(by: resume.token, property, in: function),
        let other = resumes.first(where: { $0 != resume.token })
      else { return nil }
      return ContinuationLeftThere(token: resume.token, other: other)
    }
    let told = writtenMembers(of: function)
    let other = resumes.first { other in
      guard let second = memberFunction(around: other), second.keyword != function.keyword,
        second.kind == .function, forgets(property, second), !isLetThroughOnce(other, besides: property),
        let events = body(of: second)?.events
      else { return false }
      // What the first one has said may keep the second one out.
      return !events.contains { $0.kind == .check && $0.token < other && told.contains(outline.name($0.token)) }
    }
    return (other ?? resumeOfTaken(property, outsideOf: function))
      .map { ContinuationLeftThere(token: resume.token, other: $0) }
  }

  /// `resume` of `take()?.resume()`, where a method gives the continuation and takes it out of its property.
  private func resumeOfTaken(_ property: Name, outsideOf function: Function) -> Int? {
    let owner = type(around: function.keyword)?.name
    let takers = streamMemory.functionsGivingContinuation.filter { taker in
      type(around: taker.keyword)?.name == owner && forgets(property, taker)
    }
    return takers.lazy.flatMap { self.calls(ofOwn: $0) }.compactMap { call in
      let period = self.tokens.behindOptionalMarks(call.end)
      guard self.tokens[period].kind == .period, self.outline.spells(period + 1, "resume"),
        self.memberFunction(around: call.callee.lowerBound)?.keyword != function.keyword
      else { return nil }
      return period + 1
    }.firstElement
  }

  /// `functionsGivingContinuation` of a new file. Each may be asked about each property: more were written by a machine.
  func readFunctionsGivingContinuation() -> [Function] {
    let found = outline.functions.filter { function in
      function.kind == .function
        && function.result.map { project.isContinuation(outline.shape(ofType: $0)) } ?? false
    }
    return found.count <= 64 ? found : []
  }

  /// Whether a path leads from a resume to the end of a method that takes the continuation out on others:
  /// `if let error { answer?.resume(throwing: error) } else { answer?.resume(); answer = nil }`.
  private func isLeft(by resume: Int, _ property: Name, in function: Function) -> Bool {
    guard let range = function.body, let body = body(of: function),
      !blocks(in: range).contains(where: { $0.kind == .defer })
    else { return false }
    let forgetting = Set(mentions(of: property, in: range).filter(outline.isTakenOut))
    let end = body.states(from: .free) { event, states in
      if event.kind == .resume, event.token == resume { return .there }
      return forgetting.contains(event.token) ? .free : states
    }
    return end.contains(.there)
  }

  /// `pending = continuation`, then `guard isOpen else { return continuation.resume(throwing: …) }`: a method that resumes
  /// what is pending does so again.
  private var leftWhereTheyAreStored: [ContinuationLeftThere] {
    continuationScopes.flatMap { scope -> [ContinuationLeftThere] in
      guard let stored = scope.uses.lazy.compactMap({ self.property(storing: $0, in: scope) }).first,
        case let direct = resumes(behindStoring: stored, in: scope), !direct.isEmpty,
        let other = resume(of: stored, outsideOf: scope)
      else { return [] }
      return direct.map { ContinuationLeftThere(token: $0, other: other) }
    }
  }

  /// `pending` in `self.pending = continuation`, of the closure's own statements.
  private func property(storing use: ContinuationUse, in scope: ContinuationScope) -> Int? {
    guard !use.resumes, use.home == scope.closure.brace, let property = storage(of: use.token),
      let fact = storedMember(property), binding(for: property) == nil || isMemberOfSelf(property),
      fact.shape.container == .none, project.isContinuation(fact.shape)
    else { return nil }
    return property
  }

  private func resume(of property: Int, outsideOf scope: ContinuationScope) -> Int? {
    streamMemory.keptResumesByProperty[memberName(property)]?.first { resume in
      !scope.closure.body.contains(resume.token)
        && !isLetThroughOnce(resume.token, besides: outline.name(property))
    }?.token
  }

  /// From which a path leads to the end of the closure on which the property keeps what it was given.
  private func resumes(behindStoring property: Int, in scope: ContinuationScope) -> [Int] {
    let direct = scope.uses.filter { $0.resumes && $0.home == scope.closure.brace }.map(\.token)
    // Each is a walk through the body.
    guard direct.count <= 16 else { return [] }
    let name = outline.name(property)
    let body = body(of: scope.closure)
    return direct.compactMap { continuation in
      var resume: Int?
      let end = body.states(from: .free) { event, states in
        if event.kind == .write, event.meaning == .member, outline.name(event.token) == name {
          return event.token == property ? .stored : .free
        }
        guard event.kind == .resume, outline.calls[event.call].callee.lowerBound == continuation,
          states.contains(.stored)
        else { return states }
        resume = event.token
        return .there
      }
      return end.contains(.there) ? resume : nil
    }
  }

  private func isVariable(_ property: Int) -> Bool {
    storedMember(property).map { !$0.traits.contains(.constant) } ?? false
  }

  private func writtenMembers(of function: Function) -> Set<Name> {
    let writes = body(of: function)?.events.filter { $0.kind == .write && $0.meaning == .member } ?? []
    return Set(writes.map { outline.name($0.token) })
  }

  private func forgets(_ property: Name, _ function: Function) -> Bool {
    function.body.map { mentions(of: property, in: $0).contains(where: outline.isTakenOut) } ?? false
  }

  /// Whether the methods that call a function, or that it calls, see to the property.
  private func isForgottenAround(_ function: Function, _ property: Name) -> Bool {
    let callers = calls(ofOwn: function).compactMap { memberFunction(around: $0.callee.lowerBound) }
    return callers.contains { $0.keyword != function.keyword && forgets(property, $0) }
      || methodsRun(by: function).contains { forgets(property, $0.method) }
  }
}

import Lexing
import Outlining

/// A resume of a kept continuation that leaves it in its property, where another method finds it.
package struct ContinuationLeftThere {
  /// The tokens of `resume`: here, and in the other method.
  package let token: Int
  package let other: Int
}

extension SourceFile {
  /// Where other methods see that a continuation is taken out when it is resumed, and one does not: the next of them
  /// resumes it again.
  package var continuationsLeftThere: [ContinuationLeftThere] {
    struct Place: Hashable {
      let type: Name
      let property: Name
    }
    var resumes: [Place: [Int]] = [:]
    for call in calls(named: "resume") {
      guard let name = calledName(of: call), let property = keptContinuation(of: call), isVariable(property),
        let type = type(around: property)
      else { continue }
      resumes[Place(type: type.name, property: outline.name(property)), default: []].append(name)
    }
    return resumes.flatMap { place, tokens -> [ContinuationLeftThere] in
      // Each may look at each other.
      guard (2...32).contains(tokens.count) else { return [] }
      return tokens.compactMap { token in left(at: token, among: tokens, of: place.property) }
    }
  }

  private func left(at resume: Int, among resumes: [Int], of property: Name) -> ContinuationLeftThere? {
    guard let function = memberFunction(around: resume), function.kind == .function, !forgets(property, function),
      !isLetThroughOnce(resume, besides: property), !isForgottenAround(function, property)
    else { return nil }
    let told = writtenMembers(of: function)
    let other = resumes.first { other in
      guard let second = memberFunction(around: other), second.keyword != function.keyword,
        second.kind == .function, forgets(property, second), !isLetThroughOnce(other, besides: property),
        let events = body(of: second)?.events
      else { return false }
      // What the first one has said may keep the second one out.
      return !events.contains { $0.kind == .check && $0.token < other && told.contains(outline.name($0.token)) }
    }
    return other.map { ContinuationLeftThere(token: resume, other: $0) }
  }

  private func isVariable(_ property: Int) -> Bool {
    storedMember(property).map { !$0.traits.contains(.constant) } ?? false
  }

  private func writtenMembers(of function: Function) -> Set<Name> {
    let writes = body(of: function)?.events.filter { $0.kind == .write && $0.meaning == .member } ?? []
    return Set(writes.map { outline.name($0.token) })
  }

  /// `pending = nil`, `swap(&pending, &none)`, `pending.take()`
  private func forgets(_ property: Name, _ function: Function) -> Bool {
    guard let range = function.body else { return false }
    return mentions(of: property, in: range).contains { token in
      tokens[token + 1].kind == .equal || tokens[token - 1].kind == .ampersand
        || tokens[token + 1].kind == .period && outline.spells(token + 2, "take")
    }
  }

  /// Whether the methods that call a function, or that it calls, see to the property.
  private func isForgottenAround(_ function: Function, _ property: Name) -> Bool {
    let callers = calls(ofOwn: function).compactMap { memberFunction(around: $0.callee.lowerBound) }
    return callers.contains { $0.keyword != function.keyword && forgets(property, $0) }
      || methodsRun(by: function).contains { forgets(property, $0.method) }
  }
}

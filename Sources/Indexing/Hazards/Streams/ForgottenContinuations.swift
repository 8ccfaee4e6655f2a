import Lexing
import Outlining

/// A kept continuation that a path forgets, though nothing has resumed it.
package struct ForgottenContinuation: Sendable {
  /// The property that is set to nil.
  package let token: Int
  /// The `resume` that the path passes by.
  package let resume: Int
}

extension States {
  fileprivate static let waiting = States(rawValue: 1)
  /// Resumed, looked at, or handed to somebody who will resume.
  fileprivate static let served = States(rawValue: 2)
}

extension SourceFile {
  /// `if isOpen { answer?.resume() }; answer = nil`: where it is not open, nobody can resume any more who waits.
  package var forgottenContinuations: [ForgottenContinuation] {
    streamMemory.keptResumesByProperty.values.flatMap { resumes -> [ForgottenContinuation] in
      guard resumes.allSatisfy(\.isInProperty) else { return [] }
      return Dictionary(grouping: resumes) { $0.function?.keyword ?? -1 }.values.compactMap(forgotten)
    }
  }

  /// Where the function around some resumes of one property forgets it.
  private func forgotten(besides resumes: [KeptResume]) -> ForgottenContinuation? {
    // Each may look at what stands around it.
    guard resumes.count <= 32, let function = resumes[0].function, function.kind == .function else { return nil }
    let property = outline.name(resumes[0].property)
    guard let range = function.body, resumes.allSatisfy({ dependsOnAnswer($0.token, in: range) }),
      !blocks(in: range).contains(where: { $0.kind == .defer }), let body = body(of: function),
      !methodsRun(by: function).contains(where: { mentions(property, $0.method) })
    else { return nil }
    var found: ForgottenContinuation?
    _ = body.states(from: .waiting) { event, states in
      if event.kind == .resume, resumes.contains(where: { $0.token == event.token }) { return .served }
      guard event.meaning == .member, outline.name(event.token) == property,
        !resumes.contains(where: { $0.property == event.token })
      else { return states }
      let isNil = event.kind == .write && outline.isSetToNil(event.token)
      if isNil, states.contains(.waiting), found == nil {
        found = resumes.first.map { ForgottenContinuation(token: event.token, resume: $0.token) }
      }
      return .served
    }
    return found
  }

  /// Whether a resume stands in branches that look at what the method was told, and not at the object's own state, which
  /// says whether somebody waits.
  private func dependsOnAnswer(_ resume: Int, in body: Range<Int>) -> Bool {
    let around = scopes(around: resume).prefix { $0.content != body }
    return !around.isEmpty
      && around.allSatisfy { scope in
        guard scope.kind == .block else { return false }
        return !outline.blocks[scope.owner].header.contains(where: usesSelf)
      }
  }

  private func mentions(_ property: Name, _ method: Function) -> Bool {
    method.body.map { !mentions(of: property, in: $0).isEmpty } ?? false
  }
}

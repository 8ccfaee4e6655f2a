import Indexing
import Lexing
import Linting

/// What a protocol needs beside its own decision.
let sharedProtocolQuestions: [Question] = [
  Question("is it a protocol of the main actor whose values are touched elsewhere?") { inquiry in
    guard inquiry.isOnMainActor, inquiry.standing == .mainActor,
      !inquiry.sheet.standings.refinesSendable(inquiry.subject)
    else { return nil }
    return sharedProtocol(inquiry, alternative: "")
  },
  Question("does a 'deinit' call a method that is on the main actor?", cleanUp),
]

/// Values of a protocol are held by types that any thread may use, touched in a `deinit`, or sent to other threads.
func sharedProtocol(_ inquiry: Inquiry, alternative: String) -> Verdict? {
  let evidence = inquiry.sharingHolders + inquiry.deinitTouches + inquiry.crossings
  guard !evidence.isEmpty else { return nil }
  return Verdict(
    answer: .sendable,
    scope: .protocol,
    annotation: [.sendable],
    confidence: 0.8,
    evidence: evidence,
    alternative: alternative
  )
}

/// A `deinit` runs on any thread and cannot wait: what it calls must be `nonisolated`, and guard what it touches.
private func cleanUp(_ inquiry: Inquiry) -> Verdict? {
  guard inquiry.isOnMainActor else { return nil }
  let demanded = Set(inquiry.facts.marks(.requirement).map(\.mark.name))
  let free = Set(inquiry.facts.marks(.nonisolatedMember).map(\.mark.name))
  let calls = inquiry.survey.deinitCalls(of: inquiry.subject).filter {
    demanded.contains($0.method) && !free.contains($0.method)
  }
  guard !calls.isEmpty else { return nil }
  var methods: [Name] = []
  for call in calls where !methods.contains(call.method) { methods.append(call.method) }
  let survey = inquiry.survey
  return Verdict(
    answer: .mainActor,
    scope: .functions,
    annotation: Annotation(methods.map { .nonisolatedMethod(survey.text($0)) }),
    confidence: 0.8,
    evidence: calls.prefix(6).map { call in
      let user = survey.subject(ofDeclaration: call.user)?.text ?? "?"
      let text = "'\(survey.text(call.method))' is called in the 'deinit' of '\(user)', on any thread"
      return inquiry.evidence(text, line: call.line, file: call.file)
    }
      + survey.conformers(to: inquiry.subject).prefix(4).map {
        let text = "'\($0.text)' meets it: what the method touches needs a lock"
        return inquiry.evidence(text, line: $0.head.line, file: $0.file)
      },
    alternative: calls.contains(where: \.passesSelf)
      ? "" : "a 'Task { @MainActor in }' that captures the object, in 'deinit'"
  )
}

extension Inquiry {
  fileprivate var isOnMainActor: Bool { subject.kind == .protocol && subject.type.isolation == .mainActor }

  /// A type that the compiler lets any thread use, and its property that holds `any P`.
  fileprivate var sharingHolders: [Decision.Evidence] {
    for holder in survey.holders(of: subject) where !holder.property.isStatic && !holder.property.isUnsafe {
      let owner = survey.subjects[holder.subject]
      guard sheet.standings[owner] == .sendable, owner.kind != .protocol, !saysSendable(holder.property) else {
        continue
      }
      let text = "'\(owner.text)' is shared and holds it in '\(survey.text(of: holder.property))'"
      return [evidence(text, line: holder.property.line, file: owner.file)]
    }
    return []
  }

  /// `any P & Sendable`
  private func saysSendable(_ property: StoredProperty) -> Bool {
    parts(of: property).contains { $0.name == "Sendable" }
  }

  /// A `deinit` of an isolated class may not touch what is not Sendable.
  fileprivate var deinitTouches: [Decision.Evidence] {
    survey.deinitCalls(of: subject).compactMap { call in
      guard let user = survey.subject(ofDeclaration: call.user), isIsolated(user) else { return nil }
      return evidence("the 'deinit' of '\(user.text)' touches it, on any thread", line: call.line, file: call.file)
    }
  }

  /// Code on an actor that waits for functions of it: they run elsewhere, and the value goes with them.
  fileprivate var crossings: [Decision.Evidence] {
    guard facts.asyncFunctions > 0, standing != .mainActor, !facts.has(.mainActorMember) else { return [] }
    for use in survey.uses(of: subject)
    where use.kind == .methodCall && use.isAwaited && use.isDirect && use.place == .inherited {
      let settings = survey.project.modules.settings(of: Int(use.file))
      guard settings.isEnabled(.nonisolatedNonsendingByDefault) != .known(true),
        let user = survey.subject(ofDeclaration: use.user), isIsolated(user)
      else { continue }
      return [
        evidence("'\(user.text)' waits for it on its actor, and it runs elsewhere", line: use.line, file: use.file)
      ]
    }
    return []
  }

  private func isIsolated(_ subject: Subject) -> Bool {
    switch sheet.standings[subject] {
    case .mainActor, .globalActor, .actor: true
    default: false
    }
  }
}

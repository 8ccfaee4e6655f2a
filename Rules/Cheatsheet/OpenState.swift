import Indexing
import Lexing
import Linting

/// What speaks against a promise that any thread may use a class.
extension Inquiry {
  /// State that changes and is not shown to be behind a lock or a queue of its own, also that of undecided classes above
  /// and below it; nil where all is.
  var openState: Decision.Evidence? {
    if let ownOpenState { return ownOpenState }
    for other in relatives where !sheet.standings[other].isSendable {
      if let open = Inquiry(subject: other, sheet: sheet).ownOpenState { return open }
    }
    return nil
  }

  /// The classes above it, and of those below so many that the rest of a project's hardly matters.
  private var relatives: [Subject] {
    var below = survey.subclasses(of: subject)
    var seen: Set<Int> = [subject.index]
    var next = 0
    while next < below.count, below.count < 64 {
      if seen.insert(below[next].index).inserted { below += survey.subclasses(of: below[next]) }
      next += 1
    }
    return superclasses + below.prefix(64)
  }

  private var guards: Set<Name> { Set(facts.marks(.lock, .ownQueue).map(\.mark.name)) }

  private var ownOpenState: Decision.Evidence? {
    let guards = guards
    if guards.isEmpty { return mutable.first.map { evidence(of: $0, "is a 'var': put it behind a lock first") } }
    if let open = facts.marks(.unguarded).first ?? facts.marks(.unclear).first {
      let name = mutable.first { $0.name == open.mark.name }.map(survey.text(of:)) ?? "its state"
      let use = open.mark.kind == .unguarded ? "is used without it" : "is used by a closure that may run without it"
      return evidence("'\(name)' \(use)", line: open.mark.line, file: open.file)
    }
    // Private state stays in its file, where its members were looked at.
    return mutable.first { !$0.isPrivate && !guards.contains($0.name) }
      .map { evidence(of: $0, "is not private, so that others may use it without") }
  }

  /// Constants that hold something undecided, not Sendable or unknown, which a lock around other state does not guard.
  var openConstants: [Decision.Evidence] {
    let guards = guards
    return stored.filter { $0.isLet && !guards.contains($0.name) }.compactMap(openPart)
  }

  /// What a property holds that is not known to be Sendable.
  func openPart(of property: StoredProperty) -> Decision.Evidence? {
    switch shareability(of: property) {
    case .yes, .generic: nil
    case .waits: evidence(of: property, "holds \(namesWaitedFor(by: property)), undecided")
    case .no(let reason): evidence(of: property, "holds \(reason)")
    case .unknown(let name): evidence(of: property, holding: name)
    }
  }

  /// `'Route' and 'Trip'`
  private func namesWaitedFor(by property: StoredProperty) -> String {
    let names = typesWaitedFor(by: property).map { "'\($0.text)'" }
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}

import Outlining

/// When the code of a stretch runs.
private enum Course: Equatable {
  case withBody
  /// With a closure that the body forms, which runs before the call that takes it goes on; by its first token.
  case withClosure(Int)
  case atAnotherTime
}

extension SourceFile {
  /// What closures do that run where a body forms them, by their first token, with what others do that run in them.
  func eventsOfClosuresInPlace(in body: Body) -> [Int: [Event]] {
    var courses: [Course] = []
    for stretch in body.stretches {
      let around = stretch.parent < 0 ? .withBody : courses[stretch.parent]
      switch stretch.kind {
      case .closure where fate(of: outline.closures[stretch.owner]) == .runsInPlace:
        courses.append(around == .withBody ? .withClosure(stretch.token) : around)
      case .closure, .localFunction: courses.append(.atAnotherTime)
      default: courses.append(around)
      }
    }
    var found: [Int: [Event]] = [:]
    for event in body.events {
      if case .withClosure(let token) = courses[event.stretch] { found[token, default: []].append(event) }
    }
    return found
  }
}

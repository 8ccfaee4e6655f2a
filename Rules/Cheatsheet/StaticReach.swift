import Indexing

/// What static properties keep, and what that keeps: all threads reach it.
struct StaticReach {
  /// The static property that leads to a subject, by the subject's index.
  private var found: [Int: Survey.Holder] = [:]

  init(in survey: Survey, standings: Standings) {
    var held: [Int: [Int]] = [:]
    var waiting: [Int] = []
    for subject in survey.subjects {
      for holder in survey.holders(of: subject) {
        let owner = survey.subjects[holder.subject]
        guard standings[owner] != .mainActor, holder.property.isolation != .mainActor, !survey.isTest(owner.file) else {
          continue
        }
        if !holder.property.isStatic {
          held[owner.index, default: []].append(subject.index)
        } else if found[subject.index] == nil {
          found[subject.index] = holder
          waiting.append(subject.index)
        }
      }
    }
    while let next = waiting.popLast() {
      for subject in held[next] ?? [] where found[subject] == nil {
        found[subject] = found[next]
        waiting.append(subject)
      }
    }
  }

  func holder(of subject: Subject) -> Survey.Holder? { found[subject.index] }
}

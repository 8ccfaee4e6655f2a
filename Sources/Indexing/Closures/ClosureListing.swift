import Outlining

extension SourceFile {
  /// A closure as `debug isolation` tells it behind where it runs: how it holds self, then what becomes of it.
  func listing(of closure: Closure) -> String {
    "captures \(captures(of: closure)); \(description(ofFate: fate(of: closure)))\(isRepeated(closure) ? ", repeatedly" : "")"
  }

  private func captures(of closure: Closure) -> String {
    guard let capture = selfCapture(of: closure) else { return "no self" }
    let held = "self \(adverb(for: capture.strength)) \(means(of: capture.form))"
    guard capture.strength == .weak, let strong = strongBindings(in: closure).first else { return held }
    return "\(held), strongly from line \(lines.position(of: Int(tokens[strong.name].start)).line)"
  }

  private func adverb(for strength: Closure.Capture.Strength) -> String {
    switch strength {
    case .strong: "strongly"
    case .weak: "weakly"
    case .unowned: "unowned"
    }
  }

  private func means(of form: SelfCapture.Form) -> String {
    switch form {
    case .listed: "in its list"
    case .written: "by name"
    case .member: "through a member"
    case .alias: "through an alias"
    }
  }

  private func description(ofFate fate: ClosureFate) -> String {
    switch fate {
    case .runsInPlace: "runs in place"
    case .runsOnMainActor: "runs in place on the main actor"
    case .task: "runs as a task"
    case .detachedTask: "runs as a detached task"
    case .kept(.main): "kept, called on the main thread"
    case .kept(.background): "kept, called in the background"
    case .kept(.given), .kept(.caller), .kept(.unknown): "kept, called on an unknown thread"
    case .unknown: "its fate is unknown"
    }
  }

  private func isRepeated(_ closure: Closure) -> Bool {
    closure.call >= 0 && callsBackRepeatedly(outline.calls[closure.call])
  }
}

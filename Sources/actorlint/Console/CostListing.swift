import Linting

/// What linting cost, in steps and by rules, the dearest rule first.
struct CostListing {
  let costs: Costs

  init(_ costs: Costs) {
    self.costs = costs
  }

  var lines: [String] {
    let steps = Costs.Step.allCases.compactMap { step in
      costs.steps[step].map { Stopwatch.line($0, "linting: \(Self.name(of: step))") }
    }
    let rules = costs.rules.sorted { ($1.value.time, $0.key) < ($0.value.time, $1.key) }
    return steps
      + rules.map { id, cost in
        Stopwatch.line(cost.time, "\(id), \(cost.files) \(cost.files == 1 ? "file" : "files"), over all threads")
      }
  }

  private static func name(of step: Costs.Step) -> String {
    switch step {
    case .declarations: "reading all files for their declarations"
    case .index: "joining declarations"
    case .bodies: "reading some files again, and rules"
    }
  }
}

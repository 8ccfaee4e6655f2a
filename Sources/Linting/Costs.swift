import Dispatch

/// How long the steps of a run took, and the rules; empty unless somebody asked.
package struct Costs: Sendable {
  package enum Step: CaseIterable, Sendable {
    case declarations, index, bodies
  }

  package struct RuleCost: Sendable {
    /// That the rule was shown.
    package var files = 0
    /// Over all threads.
    package var time: Duration = .zero
  }

  let isMeasured: Bool
  /// As a clock on the wall sees it.
  package private(set) var steps: [Step: Duration] = [:]
  /// By the rule's id.
  package private(set) var rules: [String: RuleCost] = [:]

  init(isMeasured: Bool) {
    self.isMeasured = isMeasured
  }

  /// Of several projects.
  package init(sumOf all: [Costs]) {
    self.init(isMeasured: true)
    for costs in all { add(costs) }
  }

  mutating func measure<Result>(_ step: Step, _ work: () -> Result) -> Result {
    guard isMeasured else { return work() }
    let start = DispatchTime.now()
    defer { steps[step, default: .zero] += Self.time(since: start) }
    return work()
  }

  /// Measures what one rule takes for one file.
  mutating func measure<Result>(_ rule: any Rule, _ work: () -> Result) -> Result {
    guard isMeasured else { return work() }
    let start = DispatchTime.now()
    defer { add(RuleCost(files: 1, time: Self.time(since: start)), of: rule.id) }
    return work()
  }

  /// By Dispatch's clock: the standard library's stands in the runtime of tasks, which nothing else here needs.
  private static func time(since start: DispatchTime) -> Duration {
    .nanoseconds(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds)
  }

  mutating func add(_ other: Costs) {
    steps.merge(other.steps) { $0 + $1 }
    for (rule, cost) in other.rules { add(cost, of: rule) }
  }

  private mutating func add(_ cost: RuleCost, of rule: String) {
    rules[rule, default: RuleCost()].files += cost.files
    rules[rule, default: RuleCost()].time += cost.time
  }
}

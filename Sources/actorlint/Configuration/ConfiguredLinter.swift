import Indexing
import Lexing
import Linting
import Rules

extension ProjectConfiguration {
  /// A linter with the facts and build settings of the configurations.
  func linter(rules: [any Rule], jobs: Int) -> Linter {
    let ownFacts = facts
    let platform: @Sendable () -> PlatformFacts = {
      var facts = appleFacts()
      for own in ownFacts { own.add(to: &facts) }
      return facts
    }
    var linter = Linter(rules: rules, platform: platform, jobs: jobs)
    linter.stated = stated
    return linter
  }
}

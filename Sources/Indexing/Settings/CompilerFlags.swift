extension SettingsDraft {
  /// Reads flags as the compiler gets them: `unsafeFlags`, `OTHER_SWIFT_FLAGS`.
  mutating func read(flags: [Substring], when condition: UnknownReason? = nil) {
    // `-Xfrontend` only says who is meant by the next one.
    let flags = flags.filter { $0 != "-Xfrontend" }
    for (index, flag) in flags.enumerated() {
      let next = index + 1 < flags.count ? flags[index + 1] : ""
      switch flag {
      case "-swift-version": setLanguageMode(next, when: condition)
      case "-warn-concurrency": setStrictConcurrency("complete", when: condition)
      case "-default-isolation": setDefaultIsolation(next, when: condition)
      case "-enable-upcoming-feature", "-enable-experimental-feature": enable(next, when: condition)
      default: read(flag, when: condition)
      }
    }
  }

  /// A flag with its value behind `=`.
  private mutating func read(_ flag: Substring, when condition: UnknownReason?) {
    let parts = flag.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return }
    switch parts[0] {
    case "-strict-concurrency": setStrictConcurrency(parts[1], when: condition)
    case "-default-isolation": setDefaultIsolation(parts[1], when: condition)
    default: break
    }
  }
}

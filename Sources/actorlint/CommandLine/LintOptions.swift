import Lexing
import Linting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the command line says of how to lint, whatever is linted.
struct LintOptions {
  let selection: SelectionOptions
  let configuration: ConfigurationChoice
  let exclude: [ExcludedPattern]
  let includesGenerated: Bool
  var showsSuppressed: Bool
  /// Nil where nothing is said: then there are as many as processors.
  private let wantedJobs: Int?
  var obeysBaseline = true

  init(_ invocation: Invocation, names: RuleNames) throws(UsageError) {
    selection = try SelectionOptions(invocation, names: names)
    configuration = try Self.configuration(invocation)
    exclude = try Self.exclude(invocation)
    includesGenerated = invocation.has(.includeGenerated)
    showsSuppressed = invocation.has(.showSuppressed)
    wantedJobs = try Self.jobs(invocation.value(of: .jobs))
  }

  /// Worker threads for so many files and manifests. With one there is no work to share, and no need to try whether
  /// there are threads, which takes as long as to lex it.
  func jobs(forFiles count: Int) -> Int { count > 1 ? jobs : 1 }

  /// Worker threads where the work can be shared.
  var jobs: Int { hasThreads ? wantedJobs ?? Self.processors : 1 }

  /// Whether there may be other threads than this one.
  var hasThreads: Bool { Self.mayHaveThreads }

  /// Dispatch waits for ever where the system refuses a thread, as a container does that is full of processes.
  private static let mayHaveThreads: Bool = {
    #if canImport(Darwin)
      return true
    #else
      var thread = pthread_t()
      guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
      return pthread_join(thread, nil) == 0
    #endif
  }()

  private static func configuration(_ invocation: Invocation) throws(UsageError) -> ConfigurationChoice {
    let file = invocation.path(of: .config)
    guard invocation.has(.noConfig) else { return file.map { .file($0) } ?? .found }
    if file != nil { throw UsageError("'--config' and '--no-config' contradict each other") }
    return .none
  }

  private static func exclude(_ invocation: Invocation) throws(UsageError) -> [ExcludedPattern] {
    var patterns: [ExcludedPattern] = []
    for text in try invocation.values(of: .exclude) {
      guard let pattern = ExcludedPattern(text) else { throw UsageError("the pattern '\(text)' fits nothing") }
      patterns.append(pattern)
    }
    return patterns
  }

  private static var processors: Int { min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 256) }

  private static func jobs(_ text: String?) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let jobs = Int(text), 1...256 ~= jobs else {
      throw UsageError("'--jobs' takes a number from 1 to 256, not '\(text)'")
    }
    return jobs
  }
}

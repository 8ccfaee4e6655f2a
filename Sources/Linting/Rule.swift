package import Indexing

/// A hazard and the check that finds it: a pure function from a file, with its project, to findings.
package protocol Rule: Sendable {
  /// The mistake in snake case; file and type carry the same name in camel case.
  var id: String { get }
  /// One line, lower case, no full stop.
  var summary: String { get }
  /// How bad the hazard is where it is one; `shippedSeverity` is what users meet.
  var severity: Severity { get }
  /// Whether the rule keeps its severity, and so runs by default, whatever its precision.
  var isInEveryRun: Bool { get }
  /// What the Swift compiler says about the same mistake, and from which language mode on.
  var compiler: CompilerVerdict { get }
  /// Nil for a rule of which too little was found to be read.
  var precision: Precision? { get }
  /// A file that lacks one of these words is never shown to the rule; of `a|b` one will do.
  var words: [String] { get }
  /// Markdown: why it bites, a bad sample with `// expect: id` on the line, the better form, **Not found**.
  var guide: String { get }

  /// The files that the rule must see, by index, as far as declarations tell; nil for all that hold its words.
  func files(in project: Project) -> Set<Int>?

  /// The hazards of one file, in any order.
  func findings(in file: SourceFile) -> [Finding]
}

extension Rule {
  package var precision: Precision? { nil }

  package var isInEveryRun: Bool { false }

  /// The severity of its findings unless somebody chooses another: a rule that was wrong too often is a note.
  package var shippedSeverity: Severity {
    isInEveryRun || precision?.isHigh != false ? severity : .note
  }

  package func files(in project: Project) -> Set<Int>? { nil }

  /// The guide as it is read: `// finding: id` where `// expect: id` tells tests what to find.
  package var shownGuide: String {
    let mark = Array("// expect: ".utf8)
    let guide = Array(guide.utf8)
    var shown: [UInt8] = []
    var index = 0
    while index < guide.count {
      if guide[index] == mark[0], guide[index...].starts(with: mark) {
        shown += Array("// finding: ".utf8)
        index += mark.count
      } else {
        shown.append(guide[index])
        index += 1
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }
}

/// How many of a rule's findings are right, in samples from public code that nobody had looked at before, as judged by
/// readers who did not write the rule.
/// - Mistakes that were mended since still count.
/// - Not counted are findings that nobody could judge and, from 2026-11-23 on, the notes of a rule whose other findings
///   are warnings or errors.
/// - A rule that is no longer what was read is counted anew: a comment beside its figure says from which day on.
package struct Precision: Sendable, Equatable {
  package let right: Int
  package let read: Int

  package init(right: Int, of read: Int) {
    self.right = right
    self.read = read
  }

  /// Nine in ten: rules below are notes.
  package var isHigh: Bool { right * 10 >= read * 9 }
}

/// What the compiler says by itself about a rule's hazard.
package enum CompilerVerdict: Sendable, Equatable {
  case silent
  /// Says something about some forms only, in the words given.
  case partly(String)
  /// Reports every form from the mode on.
  case covered(from: Mode)

  /// How a file is compiled, as far as the compiler's words about concurrency depend on it.
  package enum Mode: String, Sendable {
    case swift5 = "5"
    /// Swift 5 with complete checking, `-strict-concurrency=complete`.
    case swift5Complete = "5 + complete"
    case swift6 = "6"
  }

  /// Whether there are settings with which the compiler reports every form.
  var mayCover: Bool {
    if case .covered = self { true } else { false }
  }

  /// Whether there are settings with which it does not.
  var mayBeSilent: Bool { self != .covered(from: .swift5) }

  /// Whether the compiler reports every form in a file of these settings, as it does where nobody knows the mode.
  package func covers(_ settings: BuildSettings) -> Bool {
    guard case .covered(let mode) = self else { return false }
    return switch mode {
    case .swift5: true
    case .swift5Complete: settings.strictConcurrency.value.map { $0 == .complete } ?? true
    case .swift6: settings.languageMode.value.map { $0 >= .six } ?? true
    }
  }
}

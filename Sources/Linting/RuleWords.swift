import Indexing
import Lexing
import Outlining

/// The words of all rules as one table, and each rule's as indices in it; with those that a file's own summary needs.
struct RuleWords: Sendable {
  let table: WordTable
  /// For each rule, and each entry of its words, the words that will do.
  private let wordsOfRule: [[[Int]]]
  private let finishing: [Int]
  private let making: [Int]
  private let building: [Int]
  private let relaying: [Int]
  private let completing: [Int]
  private let cancelling: Int
  private let invalidating: Int
  private let blocking: [Int]
  private let racing: [Int]
  private let waiting: [Int]
  private let sleeping: Int

  private static let finishing = ["finish", "finished"]
  private static let making = ["continuation", "makeStream"]
  private static let building = ["AsyncStream", "AsyncThrowingStream"]
  private static let relaying = ["PassthroughSubject", "CurrentValueSubject", "NotificationCenter"]
  private static let completing = [
    "Future", "Just", "Empty", "Fail", "Deferred", "Result", "dataTaskPublisher", "first", "prefix", "timeout",
    "output",
  ]
  private static let blocking = [
    "wait", "sleep", "usleep", "nanosleep", "sync", "asyncAndWait", "contentsOf", "waitUntilExit", "waitUntilFinished",
    "waitUntilAllOperationsAreFinished",
  ]
  /// Without one of these a file has no function that races closures, or waits for a continuation.
  private static let racing = [
    "cancelAll", "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]
  /// Without one of these, or `sleep` outside of tasks, it has hardly a function that blocks.
  private static let waiting = [
    "DispatchSemaphore", "DispatchGroup", "NSCondition", "usleep", "nanosleep", "waitUntilExit",
    "waitUntilFinished", "waitUntilAllOperationsAreFinished",
  ]

  init(_ rules: [any Rule]) {
    var numbering = Numbering()
    wordsOfRule = rules.map { rule in rule.words.map { numbering.numbers(ofAlternatives: $0) } }
    finishing = numbering.numbers(Self.finishing)
    making = numbering.numbers(Self.making)
    building = numbering.numbers(Self.building)
    relaying = numbering.numbers(Self.relaying)
    completing = numbering.numbers(Self.completing)
    cancelling = numbering.number("cancel")
    invalidating = numbering.number("invalidate")
    blocking = numbering.numbers(Self.blocking)
    racing = numbering.numbers(Self.racing)
    waiting = numbering.numbers(Self.waiting)
    sleeping = numbering.number("sleep")
    table = WordTable(ruleWords: numbering.words)
  }

  /// Gives each word a number, the first time that it is met.
  private struct Numbering {
    private(set) var words: [String] = []
    private var numberOfWord: [Name: Int] = [:]

    init() { numberOfWord.reserveCapacity(256) }

    mutating func numbers(_ words: [String]) -> [Int] {
      words.map { number($0) }
    }

    /// Of the words between `|`. By bytes: slices and the bounds of characters were a tenth of a short run.
    mutating func numbers(ofAlternatives entry: String) -> [Int] {
      var entry = entry
      return entry.withUTF8 { bytes in
        var numbers: [Int] = []
        var start = 0
        for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "|") {
          numbers.append(number(UnsafeBufferPointer(rebasing: bytes[start..<end])))
          start = end + 1
        }
        return numbers
      }
    }

    mutating func number(_ word: String) -> Int {
      var word = word
      return word.withUTF8 { number($0) }
    }

    private mutating func number(_ word: UnsafeBufferPointer<UInt8>) -> Int {
      let name = Name(word)
      if let known = numberOfWord[name] { return known }
      numberOfWord[name] = words.count
      words.append(String(decoding: word, as: UTF8.self))
      return words.count - 1
    }
  }

  /// What a file's words say of streams, tasks and threads.
  func lifetimes(of outline: Outline) -> LifetimeWords {
    let seen = outline.tokens.seen
    // Written `[]` it is made of a sequence that is empty, by code that knows neither type.
    var words = LifetimeWords()
    if finishing.contains(where: { seen[$0] }), outline.mayEndStreams { words.insert(.finishes) }
    if making.contains(where: { seen[$0] }) || building.contains(where: { seen[$0] }) && outline.buildsStreams {
      words.insert(.makesStreams)
    }
    if relaying.contains(where: { seen[$0] }), !completing.contains(where: { seen[$0] }) { words.insert(.relays) }
    if seen[cancelling] {
      words.insert(.cancels)
      if outline.namesOutsideDeinit("cancel") { words.insert(.cancelsWhileHeld) }
    }
    if seen[invalidating], outline.namesOutsideDeinit("invalidate") { words.insert(.invalidatesWhileHeld) }
    if blocking.contains(where: { seen[$0] }) { words.insert(.blocks) }
    return words
  }

  /// What other files may ask of functions, and what their bodies must be read for.
  func traitsOfBodies(in outline: Outline) -> Traits {
    let seen = outline.tokens.seen
    var traits: Traits = []
    if racing.contains(where: { seen[$0] }) { traits.formUnion([.races, .waitsBlindly]) }
    if waiting.contains(where: { seen[$0] }) || seen[sleeping] && outline.sleepsOutsideOfTasks {
      traits.insert(.blocks)
    }
    return traits
  }

  /// Whether bodies must be read because other files may ask what the methods invalidate.
  func mayInvalidate(_ outline: Outline) -> Bool { outline.tokens.seen[invalidating] }

  /// The rules, as indices, of each of whose entries a file holds a word.
  func rules(for tokens: Tokens) -> [Int] {
    let seen = tokens.seen
    return wordsOfRule.indices.filter { rule in wordsOfRule[rule].allSatisfy { $0.contains { seen[$0] } } }
  }
}

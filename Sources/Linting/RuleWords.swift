import Indexing
import Lexing
import Outlining

/// The words of all rules as one table, and each rule's as indices in it; with those that a file's own summary needs.
struct RuleWords: Sendable {
  let table: WordTable
  private let allRules: RuleSet
  /// For each entry of a rule's words, the words that will do.
  private let needs: [(rule: Int, words: WordSet)]
  private let finishing: WordSet
  private let making: WordSet
  private let building: WordSet
  private let relaying: WordSet
  private let completing: WordSet
  private let cancelling: WordSet
  private let invalidating: WordSet
  private let blocking: WordSet
  private let blockingByName: WordSet
  private let blockingInSomeUses: WordSet
  private let racing: WordSet
  private let waiters: WordSet
  private let waiting: WordSet
  private let awaiting: WordSet
  private let starting: WordSet

  init(_ rules: [any Rule]) {
    var builder = WordTableBuilder()
    allRules = RuleSet(rules.indices)
    needs = rules.enumerated().flatMap { index, rule in
      rule.words.map { (index, builder.numbers(ofAlternatives: $0)) }
    }
    finishing = builder.numbers(of: LifetimeWords.ofEnds)
    making = builder.numbers(of: LifetimeWords.ofMakers)
    building = builder.numbers(of: LifetimeWords.ofBuilders)
    relaying = builder.numbers(of: LifetimeWords.ofRelays)
    completing = builder.numbers(of: Publishers.wordsOfEnds)
    cancelling = builder.numbers(of: ["cancel"])
    invalidating = builder.numbers(of: ["invalidate"])
    blocking = builder.numbers(of: BlockingWords.all)
    blockingByName = builder.numbers(of: BlockingWords.ofFunctions)
    blockingInSomeUses = builder.numbers(of: BlockingWords.ofSomeUses)
    racing = builder.numbers(of: Traits.wordsOfRaces)
    waiters = builder.numbers(of: BlockingWords.ofWaiters)
    waiting = builder.numbers(of: ["wait"])
    awaiting = builder.numbers(of: ["await"])
    starting = builder.numbers(of: ["Task"])
    table = WordTable(builder)
  }

  /// What a file's words say of streams, tasks and threads.
  func lifetimes(of outline: Outline) -> LifetimeWords {
    let seen = outline.tokens.seen
    // Written `[]` it is made of a sequence that is empty, by code that knows neither type.
    var words = LifetimeWords()
    if seen.holds(anyOf: finishing) && outline.mayEndStreams || seen.holds(anyOf: building) && outline.unfoldsStreams {
      words.insert(.finishes)
    }
    if seen.holds(anyOf: making) || seen.holds(anyOf: building) && outline.buildsStreams {
      words.insert(.makesStreams)
    }
    if seen.holds(anyOf: relaying), !seen.holds(anyOf: completing) { words.insert(.relays) }
    if seen.holds(anyOf: cancelling) {
      words.insert(.cancels)
      if outline.namesOutsideDeinit("cancel") { words.insert(.cancelsWhileHeld) }
    }
    if seen.holds(anyOf: invalidating), outline.namesOutsideDeinit("invalidate") { words.insert(.invalidatesWhileHeld) }
    if seen.holds(anyOf: blocking) { words.insert(.blocks) }
    if seen.holds(anyOf: awaiting), seen.holds(anyOf: starting) || outline.awaitsInLoops { words.insert(.mayLoop) }
    return words
  }

  /// What other files may ask of functions, and what their bodies must be read for.
  func traitsOfBodies(in outline: Outline) -> Traits {
    let seen = outline.tokens.seen
    var traits = Traits()
    if seen.holds(anyOf: racing) {
      traits.insert(.races)
      traits.insert(.waitsBlindly)
    }
    // Hardly a function blocks otherwise.
    let blocks =
      seen.holds(anyOf: blockingByName) || seen.holds(anyOf: waiters) && seen.holds(anyOf: waiting)
      || seen.holds(anyOf: blockingInSomeUses) && outline.mayBlockByItself
    if blocks { traits.insert(.blocks) }
    return traits
  }

  /// Whether bodies must be read because other files may ask what the methods invalidate.
  func mayInvalidate(_ outline: Outline) -> Bool { outline.tokens.seen.holds(anyOf: invalidating) }

  /// The rules of each of whose entries a file holds a word.
  func rules(for tokens: Tokens) -> RuleSet {
    let seen = tokens.seen
    var rules = allRules
    for need in needs where !seen.holds(anyOf: need.words) { rules.remove(need.rule) }
    return rules
  }
}

extension WordTableBuilder {
  fileprivate mutating func numbers(of words: [String]) -> WordSet {
    WordSet(words.map { number(of: $0) })
  }

  /// Of the words between `|`. By bytes: slices and the bounds of characters were a tenth of a short run.
  fileprivate mutating func numbers(ofAlternatives entry: String) -> WordSet {
    var entry = entry
    return entry.withUTF8 { bytes in
      var numbers: [Int] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "|") {
        numbers.append(number(of: UnsafeBufferPointer(rebasing: bytes[start..<end])))
        start = end + 1
      }
      return WordSet(numbers)
    }
  }
}

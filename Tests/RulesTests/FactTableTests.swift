import Indexing
import Lexing
import Rules
import Testing

@Suite struct `Tables of facts` {
  struct Table: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: StaticString
    /// By place in the heading: the words that may stand there; empty for any.
    let vocabulary: [Set<String>]
    /// How many rows there are at least.
    let count: Int
  }

  private static let confidence: Set = ["high", "medium", "low"]
  private static let origin: Set = ["header", "docs", "interface", "compiler", "importer", "family", "known", "source"]
  private static let queue: Set = ["main", "background", "given", "caller", "unknown"]
  private static let type: [Set<String>] = [
    [], ["class", "protocol", "struct", "enum", "actor"], ["main", "mixed", "requirements", "nonisolated", "depends"],
    confidence,
    origin,
  ]

  static let all = [
    Table(testDescription: "UIKit", text: UIKitTypes.table, vocabulary: type, count: 585),
    Table(testDescription: "AppKit", text: AppKitTypes.table, vocabulary: type, count: 313),
    Table(testDescription: "SwiftUI", text: SwiftUITypes.table, vocabulary: type, count: 92),
    Table(testDescription: "standard types", text: StandardTypes.table, vocabulary: type, count: 165),
    Table(testDescription: "packages", text: PackageTypes.table, vocabulary: type, count: 36),
    Table(testDescription: "other types", text: OtherTypes.table, vocabulary: type, count: 366),
    Table(
      testDescription: "delegates",
      text: Delegates.table,
      vocabulary: [queue, confidence, [], origin],
      count: 258
    ),
    Table(
      testDescription: "senders of delegates",
      text: DelegateSenders.table,
      vocabulary: [[], [], queue, confidence, origin],
      count: 12
    ),
    Table(
      testDescription: "sessions",
      text: DelegateSenders.sessions,
      vocabulary: [confidence, origin],
      count: 3
    ),
    Table(
      testDescription: "delegates called where started",
      text: DelegateSenders.calledWhereStarted,
      vocabulary: [confidence, origin],
      count: 1
    ),
    Table(
      testDescription: "functions that call back again",
      text: RepeatingFunctions.table,
      vocabulary: [["asked", "values", "with", "without"], confidence, origin],
      count: 24
    ),
    Table(
      testDescription: "objects held by objects",
      text: HeldObjects.table,
      vocabulary: [confidence, origin],
      count: 8
    ),
    Table(
      testDescription: "callbacks",
      text: Callbacks.table,
      vocabulary: [queue, ["yes", "no", "unknown"], ["yes", "no", "possible"], confidence, origin],
      count: 420
    ),
    Table(
      testDescription: "functions that do not keep closures",
      text: NonescapingFunctions.table,
      vocabulary: [["name", "label", "owner"], confidence, origin],
      count: 206
    ),
    Table(
      testDescription: "sendability",
      text: SendableTypes.table,
      vocabulary: [["yes", "no", "unknown"], confidence, origin],
      count: 570
    ),
    Table(
      testDescription: "protocols that refine Sendable",
      text: SendableProtocols.table,
      vocabulary: [confidence, origin],
      count: 29
    ),
    Table(
      testDescription: "sequences",
      text: Sequences.table,
      vocabulary: [["endless", "finite", "depends"], confidence, []],
      count: 104
    ),
  ]

  private func rows(_ text: StaticString) -> [(heading: [String], entry: String)] {
    var found: [(heading: [String], entry: String)] = []
    FactTable(text).forEachEntry { heading, entry in
      found.append((heading.map { String(decoding: $0, as: UTF8.self) }, String(decoding: entry, as: UTF8.self)))
    }
    return found
  }

  @Test(arguments: all) func `Headings use the words that they may`(_ table: Table) {
    let rows = rows(table.text)
    #expect(rows.count >= table.count)
    for heading in Set(rows.map(\.heading)) {
      #expect(heading.count == table.vocabulary.count, "\(heading)")
      for (word, words) in zip(heading, table.vocabulary) {
        #expect(words.isEmpty || words.contains(word), "'\(word)' in \(heading)")
      }
    }
  }

  @Test(arguments: all) func `Headings and the entries below them are in order, and there is no row twice`(
    _ table: Table
  ) {
    let rows = rows(table.text)
    let keys = rows.map { $0.heading.joined(separator: " ") + ": " + $0.entry }
    for (first, second) in zip(keys, keys.dropFirst()) { #expect(first < second) }
    #expect(Set(keys).count == keys.count)
  }

  @Test func `No row of low confidence decides`() {
    let facts = appleFacts()
    let types = [
      UIKitTypes.table, AppKitTypes.table, SwiftUITypes.table, StandardTypes.table, PackageTypes.table,
      OtherTypes.table, Delegates.table,
    ]
    for table in types { expectNoDecision(table, among: types) { facts.isolation[Name($0)] == nil } }
    expectNoDecision(SendableTypes.table) { facts.isSendable[Name($0)] == nil }
    expectNoDecision(Sequences.table) { facts.sequences[Name($0)] == nil }
    expectNoDecision(Delegates.table) { facts.delegateQueues[Name($0)] == nil }
    expectNoDecision(NonescapingFunctions.table) { entry in
      facts.nonescaping[Name(String(entry.prefix { $0 != "(" }))] == nil
    }
    expectNoDecision(Callbacks.table) { entry in
      let type = entry.prefix { $0 != "." }
      let member = entry.dropFirst(type.count + 1).prefix { $0 != "(" }
      let label = entry.dropFirst(type.count + member.count + 2).dropLast()
      let callbacks = facts.callbacks[Name(String(member == "init" ? type : member))] ?? []
      return !callbacks.contains {
        $0.type == Name(String(type)) && $0.label == (label == "_" ? nil : Name(String(label)))
      }
    }
  }

  /// Of entries that stand under low confidence only.
  private func expectNoDecision(
    _ table: StaticString,
    among tables: [StaticString]? = nil,
    isUndecided: (String) -> Bool
  ) {
    let others = (tables ?? [table]).flatMap { rows($0) }
    let deciding = Set(others.filter { !$0.heading.contains("low") }.map(\.entry))
    for row in rows(table) where row.heading.contains("low") && !deciding.contains(row.entry) {
      #expect(isUndecided(row.entry), "\(row.entry)")
    }
  }

  /// A file without one of the words is not shown to the rule. Two functions do not keep their closure.
  @Test func `The rule on closures that trap waits for each function that calls one elsewhere`() throws {
    let rule = try #require(catalogue.first { $0.id == "callback_inherits_main_actor" })
    let words = Set(rule.words.flatMap { $0.split(separator: "|").map(String.init) })
    let deciding = rows(Callbacks.table).filter { row in
      row.heading[0] == "background" && row.heading[1] == "no" && row.heading[2] != "no" && row.heading[3] != "low"
    }
    #expect(deciding.count > 25)
    for entry in deciding.map(\.entry) {
      let path = entry.prefix { $0 != "(" }.split(separator: ".").map(String.init)
      let name = path.last == "init" ? path[0] : path[path.count - 1]
      #expect(words.contains(name) || ["concurrentPerform", "performChangesAndWait"].contains(name), "\(entry)")
    }
  }

  @Test func `Values of a protocol are Sendable where what meets it is`() {
    let refining = Set(rows(SendableProtocols.table).map(\.entry))
    for row in rows(SendableTypes.table) where row.entry.hasPrefix("any_") && row.entry.allSatisfy({ $0 != "&" }) {
      let name = String(row.entry.dropFirst(4).prefix { $0 != "<" })
      let isSendable = row.heading[0] == "yes" && name != "Sendable"
      if row.heading[0] != "unknown" { #expect(refining.contains(name) == isSendable, "\(name)") }
    }
    let facts = appleFacts()
    for name in refining { #expect(facts.isolation[Name(name)] ?? .nonisolated == .nonisolated, "\(name)") }
  }

  @Test func `Rows of each table decide`() {
    let facts = appleFacts()
    #expect(facts.isolation["NSObject"] == .nonisolated)
    #expect(facts.isolation["UIViewController"] == .mainActor)
    #expect(facts.isolation["NSWindowDelegate"] == .requirements)
    #expect(facts.isolation["URLSessionDataDelegate"] == .nonisolated)
    #expect(facts.isolation["NSLayoutConstraint"] == nil, "on the main actor in UIKit, not in AppKit")
    #expect(facts.isolation["Shape"] == .nonisolated)
    #expect(facts.delegateQueues["CBCentralManagerDelegate"] == .given)
    #expect(facts.delegateSenders["CBPeripheralDelegate"]?.function == "CBCentralManager")
    #expect(facts.calledWhereStarted["CAAnimationDelegate"] == true)
    #expect(facts.sessions["URLSession"] == true)
    #expect(facts.repetitions["startUpdates"] == .with("from"))
    #expect(facts.repetitions["recognitionTask"] == .without("delegate"))
    #expect(facts.repetitions["scheduledTimer"] == .asked(by: "repeats"))
    #expect(facts.repetitions["sink"] == .values(nil))
    #expect(facts.heldObjects["services"] == true)
    #expect(facts.callbacks["execute"]?.first?.needsReceiver == true)
    #expect(facts.callbacks["DispatchWorkItem"]?.first?.isSendable == false)
    #expect(facts.callbacks["dataTask"]?.first?.queue == .background)
    #expect(facts.nonescaping["forEach"] == [.always])
    #expect(facts.nonescaping["coordinate"]?.contains(.labelled("byAccessor")) == true)
    #expect(facts.isSendable["NSNull"] == true)
    #expect(facts.isSendable["NSMutableString"] == false)
    #expect(facts.sendableProtocols["ShapeStyle"] == true)
    #expect(facts.sequences["Transaction.updates"] == .endless)
    #expect(facts.sequences["Transaction.all"] == .finite)
  }
}

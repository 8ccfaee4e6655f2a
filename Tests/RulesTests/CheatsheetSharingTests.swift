import Indexing
import Lexing
import Linting
import Testing

/// What protocols demand, what leaves the main actor, and what a 'deinit' touches.
@Suite struct `The cheatsheet's advice on sharing` {
  private let store = """
    @MainActor protocol Providing: AnyObject {
      func stop()
      func remove(_ observer: AnyObject)
      nonisolated func close()
    }
    @MainActor final class Store {
      let provider: any Providing
      init(_ provider: any Providing) { self.provider = provider }
      deinit {
        CALL
      }
    }
    @MainActor final class Provider: Providing {}
    """

  private func advice(_ call: String) -> [Decision] {
    decisions(store.replacing("CALL", with: call)).filter { $0.type == "Providing" }
  }

  @Test func `Frees what a 'deinit' calls from the main actor, and makes the protocol Sendable`() throws {
    let found = advice("provider.remove(self)")
    #expect(found.map(\.isSeparate) == [false, true, true])
    #expect(found.map(\.annotation.text) == ["", ": Sendable", "nonisolated func remove"])
    #expect(found.map(\.scope) == [.type, .protocol, .functions])
    #expect(found[0].isDecided && found[0].answer == .mainActor)
    #expect(found[2].evidence.map(\.line) == [10, 13])
    #expect(found[2].alternative == "")
  }

  @Test func `Names a task where the object itself is not handed over`() throws {
    let found = advice("self.provider.stop()")
    #expect(found.last?.annotation.text == "nonisolated func stop")
    #expect(found.last?.alternative.hasPrefix("a 'Task { @MainActor in }'") == true)
  }

  @Test(arguments: ["Task { @MainActor [provider] in provider.stop() }", "provider.other()", "stop()"])
  func `Leaves alone what a 'deinit' hands to a task, or what nobody demands`(_ call: String) {
    #expect(!advice(call).contains { $0.scope == .functions })
  }

  @Test func `Leaves alone what is nonisolated already`() {
    #expect(advice("provider.close()").map(\.annotation.text) == ["", ": Sendable"])
  }

  @Test func `Leaves a 'deinit' on its actor alone`() {
    let text = store.replacing("deinit {", with: "isolated deinit {").replacing("CALL", with: "provider.stop()")
    #expect(decisions(text).filter { $0.type == "Providing" }.map(\.annotation.text) == [""])
  }

  @Test(arguments: [("deinit { close() }", true), ("deinit {}", false), ("isolated deinit { close() }", false)])
  func `Says of the main actor what a 'deinit' has against it`(_ deinitializer: String, _ isNamed: Bool) throws {
    let text = """
      import Combine
      final class Feed: ObservableObject {
        @Published var rows: [Int] = []
        \(deinitializer)
        func close() {}
      }
      """
    let decision = try decision("Feed", in: text)
    #expect(decision.answer == .mainActor)
    #expect(decision.evidence.contains { $0.text == "'deinit' runs on any thread" } == isNamed)
  }

  @Test func `Wants a protocol to be Sendable that an actor waits for`() throws {
    let text = """
      protocol Loading { func load() async -> Int }
      @MainActor final class Screen {
        let loader: any Loading
        init(_ loader: any Loading) { self.loader = loader }
        func show() async { _ = await loader.load() }
      }
      """
    let found = try decision("Loading", in: text)
    #expect(found.annotation.text == ": Sendable" && found.isNeeded)
    #expect(found.evidence.map(\.line) == [5])
    for other in [
      text.replacing("await loader.load()", with: "loader"),
      text.replacing("loader.load()", with: "loader.client.load()"),
      text.replacing("@MainActor final", with: "final"),
      text.replacing("{ func load", with: "{ @MainActor func load"),
    ] {
      #expect(try !decision("Loading", in: other).isNeeded)
    }
  }

  @Test(arguments: [
    ("class T: P { var x = 1 }", ": @unchecked Sendable"),
    ("class T: P { let f: () -> Void = {} }", ": @unchecked Sendable"),
    ("class T: P { let x = 1 }", "final, : Sendable"),
    ("final class T: NSObject, URLSessionDelegate { var x = 1 }", ": @unchecked Sendable"),
  ])
  func `Says what a class owes to a protocol that demands Sendable`(_ text: String, _ annotation: String) throws {
    let found = try decision("T", in: "protocol P: Sendable {}\n" + text)
    #expect(!found.isDecided && found.answer == .sendable && found.annotation.text == annotation)
  }

  @Test(arguments: [
    "final class T: P { let x = 1 }", "@MainActor class T: P { var x = 1 }",
    "class T: P, @unchecked Sendable { var x = 1 }",
    "class T: S { var x = 1 }\nclass S: @unchecked Sendable {}",
  ])
  func `Takes what a class says itself for a decision`(_ text: String) throws {
    #expect(try decision("T", in: "protocol P: Sendable {}\n" + text).isDecided)
  }

  @Test func `Does not count a lock among the state that it guards`() throws {
    let text = "final class T { var lock = NSLock(); var x = 1; func f() { lock.lock(); x = 2; lock.unlock() } }"
    let found = try decision("T", in: text)
    #expect(found.annotation.text == ": @unchecked Sendable")
    #expect(!found.evidence.contains { $0.text.hasSuffix("is used without it") })
  }

  @Test func `Needs more than an observer where code without isolation creates a class`() throws {
    let text = "@Observable final class T { var x = 1 }\nstruct Maker { func make() { _ = T() } }"
    #expect(try decision("T", in: text).answer == .sendable)
    #expect(try decision("T", in: "@Observable final class T { var x = 1 }").answer == .mainActor)
  }

  @Test func `Asks nothing of an enumeration without values`() throws {
    #expect(try !decision("T", in: "public enum T { static let x = 1 }").isNeeded)
    #expect(try decision("T", in: "public enum T { case a }").isNeeded)
  }

  @Test func `Sends a delegate of AppKit to the main actor`() throws {
    let text = "import AppKit\nfinal class T: NSObject, NSWindowDelegate { var x = 1 }"
    #expect(try decision("T", in: text).answer == .mainActor)
  }

  @Test func `Takes a short name for a framework's only where the framework is imported`() throws {
    let text = "public final class T { private let a: App; var x = 1 }"
    #expect(try decision("T", in: text).answer == .sendable)
    #expect(try decision("T", in: "import SwiftUI\n" + text).answer == .mainActor)
  }
}

/// Where the main actor is the module's default, the question is which types must leave it.
@Suite struct `The cheatsheet in a module on the main actor` {
  private func decision(_ type: String, in text: String) throws -> Decision {
    var stated = StatedSettings()
    stated.defaultIsolation = .mainActor
    return try #require(decisions(text, stated: stated).first { $0.type == type })
  }

  @Test func `Is surer of what says so itself`() throws {
    let text = "final class T { var x = 1 }\n@MainActor final class S { var x = 1 }"
    let byDefault = try decision("T", in: text)
    #expect(byDefault.isDecided && byDefault.answer == .mainActor && !byDefault.isStrong)
    let written = try decision("S", in: text)
    #expect(written.isDecided && written.answer == .mainActor && written.isStrong)
  }

  @Test(arguments: [
    ("struct T { var x = 1 }\nactor A { func f() -> Int { T(x: 1).x } }", "nonisolated"),
    ("public struct T { var x = 1 }\nactor A { func f() { _ = T(x: 1) } }", "nonisolated, : Sendable"),
    ("final class T { let x = 1 }\nnonisolated final class N { func f() { _ = T() } }", "nonisolated, : Sendable"),
    ("class T { let x = 1 }\nfunc f() { Task.detached { _ = T() } }", "nonisolated, final, : Sendable"),
    (
      "final class T { let lock = NSLock(); var x = 1; func f() { lock.lock() } }", "nonisolated, : @unchecked Sendable"
    ),
    ("protocol T { func f() }\nactor A: T { func f() {} }", "nonisolated"),
  ])
  func `Lists what is used elsewhere`(_ text: String, _ annotation: String) throws {
    let found = try decision("T", in: text)
    #expect(!found.isDecided && found.isNeeded && found.answer == .sendable)
    #expect(found.annotation.text == annotation)
    #expect(!found.evidence.isEmpty)
  }

  @Test func `Asks about changing state that is used elsewhere`() throws {
    let text = "final class T { var x = 1 }\nactor A { func f() { _ = T() } }"
    let found = try decision("T", in: text)
    #expect(found.answer == .ask && found.alternative == "actor")
  }

  @Test func `Does not ask for plain values to leave that nobody uses elsewhere`() throws {
    let found = try decision("T", in: "struct T { var x = 1 }\nstruct User { func f() { _ = T(x: 1) } }")
    #expect(found.annotation.text == "nonisolated" && !found.isNeeded && !found.isStrong)
  }

  @Test(arguments: [
    "final class T { var x = 1 }\nstruct User { func f() { _ = T() } }",
    "struct T { var view: UIView }\nactor A { @MainActor func f() { _ = T(view: x) } }",
    "@MainActor final class T { var x = 1 }\nactor A { func f() { _ = T() } }",
  ])
  func `Leaves the others where they are`(_ text: String) throws {
    let found = try decision("T", in: text)
    #expect(found.isDecided && found.answer == .mainActor)
  }
}

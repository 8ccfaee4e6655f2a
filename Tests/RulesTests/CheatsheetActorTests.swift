import Indexing
import Lexing
import Linting
import Testing

@Suite struct `The cheatsheet's advice on where a class runs` {
  @Test(arguments: [
    "final class T: ObservableObject { @Published var x = 1; func f() { DispatchQueue.main.async {} } }",
    "final class T { var label: UILabel?; func show(in view: UIView) {} }",
    "@Observable final class TViewModel { var x = 1 }",
    "final class T { @IBOutlet var x: FOO! }",
  ])
  func `Sends what lives in the user interface to the main actor`(_ text: String) throws {
    let decision = try #require(decisions("import UIKit\n" + text).first)
    #expect(decision.answer == .mainActor && decision.annotation.text == "@MainActor")
    #expect(!decision.evidence.isEmpty)
  }

  @Test func `Says who creates a class of the main actor from elsewhere`() throws {
    let text = """
      final class Panel { var view: UIView?; var other: UILabel?; func show(in view: UIView) {} }
      // file: B.swift
      struct Container {
        func make() { _ = Panel() }
      }
      """
    let decision = try decision("Panel", in: text)
    #expect(decision.blockers == ["Container"])
    #expect(decision.alternative == "@MainActor, nonisolated init")
    #expect(decision.evidence.contains { $0.path == Path("B.swift") && $0.line == 3 })
  }

  @Test func `Says who works with a shared object of the main actor from elsewhere`() throws {
    let text = """
      import UIKit
      final class Settings: ObservableObject {
        static let shared = Settings()
        @Published var mode = 1
      }
      struct Cell: View { @ObservedObject var settings: Settings }
      // file: B.swift
      final class Console {
        var mode = 0
        func open() { USE }
      }
      """
    func decided(_ use: String) throws -> Decision { try decision("Settings", in: text.replacing("USE", with: use)) }
    for use in ["mode = Settings.shared.mode", "Settings.shared.mode = mode", "Settings.shared.mode.negate()"] {
      let decision = try decided(use)
      #expect(decision.annotation.text == "@MainActor" && decision.blockers == ["Console"])
      #expect(decision.evidence.contains { $0.text == "used off the main actor" && $0.path == Path("B.swift") })
    }
    #expect(try decided("Task { mode = await Settings.shared.mode }").blockers.isEmpty)
    #expect(try decided("Task { @MainActor in Settings.shared.mode = 2 }").blockers.isEmpty)
  }

  @Test func `Makes an actor of a class of which others await all that it does`() throws {
    let text = """
      final class T {
        private let queue = DispatchQueue(label: "t")
        private var known: [Int] = []
        func load() async -> Int { await withCheckedContinuation { c in queue.async { c.resume(returning: self.read()) } } }
        private func read() -> Int { known.append(1); return known.count }
        private func forget() { known = [] }
        MORE
      }
      """
    #expect(try decision("T", in: text.replacingMore(with: "")).answer == .actor)
    for more in ["func count() -> Int { 1 }", "var count: Int { 1 }", "var last = 0"] {
      #expect(try decision("T", in: text.replacingMore(with: more)).answer != .actor)
    }
  }

  @Test(arguments: [
    "dispatchPrecondition(condition: .onQueue(.main))", "assert(Thread.isMainThread)", "MainActor.assertIsolated()",
  ])
  func `Believes a class that insists on the main thread`(_ assertion: String) throws {
    let text = "import UIKit\nfinal class T { var rows = 0; func add() { \(assertion); rows += 1 } }"
    let decision = try decision("T", in: text)
    #expect(decision.answer == .mainActor)
    #expect(decision.evidence.contains { $0.text == "insists that it runs on the main thread" })
    let other = text.replacing(assertion, with: "assert(!Thread.isMainThread)")
    #expect(try !insists(other))
  }

  private func insists(_ text: String) throws -> Bool {
    try decision("T", in: text).evidence.contains { $0.text.hasPrefix("insists") }
  }

  @Test(arguments: ["(UIView) -> Void", "((UIView, Int) -> Bool)?", "@escaping () -> UIView"])
  func `Looks at what closures take and give`(_ type: String) throws {
    let decision = try decision("T", in: "import UIKit\nstruct T { let title: String; let act: \(type) }")
    #expect(decision.answer == .mainActor)
    #expect(decision.evidence.contains { $0.text.hasPrefix("a member takes or gives 'UIView'") })
  }

  @Test func `Puts on the main actor what sets timers for views, whoever makes it`() throws {
    let text = """
      final class Session {
        var rows = 0
        var timer: Timer?
        func go() { timer = TIMER }
      }
      final class Editor: UIViewController { let session: Session; init(session: Session) { self.session = session } }
      struct Flow { func begin() { _ = Editor(session: Session()) } }
      """
    let timers = [
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
      "Timer(timeInterval: 1, repeats: true) { _ in }",
    ]
    for timer in timers {
      #expect(try decision("Session", in: text.replacing("TIMER", with: timer)).answer == .mainActor)
    }
    #expect(try decision("Session", in: text.replacing("TIMER", with: "nil")).answer != .mainActor)
  }

  @Test func `Makes no actor of a class whose shared object an actor uses`() throws {
    let text = "final class T { static let shared = T(); var n = 0 }\nactor A { func f() { USE } }"
    #expect(try decision("T", in: text.replacing("USE", with: "_ = T()")).answer == .actor)
    #expect(try decision("T", in: text.replacing("USE", with: "print(T.shared.n)")).answer != .actor)
  }

  @Test func `Says which conformances do not go to the main actor`() throws {
    let text = "final class T: Equatable { var view: UIView?; func show(in view: UIView) {} }"
    #expect(try decision("T", in: text).evidence.contains { $0.text.hasPrefix("'Equatable' is asked from anywhere") })
  }

  @Test func `Makes an actor only of a class that works in the background and whose callers wait already`() throws {
    let asynchronous = "final class T { private var x = 1; func a() async { Task.detached {} }; func b() async {} }"
    #expect(try decision("T", in: asynchronous).answer == .actor)
    let immediate = asynchronous.replacing("detached", with: "immediateDetached")
    #expect(try decision("T", in: immediate).answer == .actor)
    let anywhere = try decision("T", in: asynchronous.replacing("Task.detached {}", with: ""))
    #expect(anywhere.answer != .actor && anywhere.alternative == "actor")
    let synchronous =
      "final class T { private var x = 1; func a() { Task.detached {} }; func b() {}; func c() async {} }"
    #expect(try decision("T", in: synchronous).answer != .actor)
    let inherited = asynchronous.replacing("class T", with: "class T: S") + "\nclass S {}"
    #expect(try decision("T", in: inherited).answer != .actor)
    let sequence =
      asynchronous + "\nextension T: Sequence { func makeIterator() -> Array<Int>.Iterator { [].makeIterator() } }"
    #expect(try decision("T", in: sequence).answer != .actor)
    let publishing = asynchronous.replacing("private var x = 1", with: "var x: AnyPublisher<Int, Never>")
    #expect(try decision("T", in: publishing).answer != .actor)
  }
}

import Indexing
import Lexing
import Linting
import Testing

@Suite struct `The cheatsheet's advice on classes` {
  private let guarded = """
    final class T {
      private let lock = NSLock()
      private var n = 0 { didSet { print(n) } }
      func up() { lock.withLock { n += 1 } }
      MORE
    }
    """

  @Test(arguments: [
    ("final class T { let x: Int; init() {} }", ": Sendable"),
    ("class T { let x: Int; init() {} }", "final, : Sendable"),
    ("final class T<V> { let x: V; init() {} }", "extension T: Sendable where V: Sendable {}"),
  ])
  func `Advises classes that never change to be Sendable`(_ text: String, _ annotation: String) throws {
    let decision = try decision("T", in: text)
    #expect(decision.annotation.text == annotation)
    #expect(!decision.isUnchecked && decision.isNeeded)
  }

  @Test(arguments: [
    "class T { let x = 1 }\nclass S: T {}", "class S {}\nfinal class T: S { let x = 1 }",
    "final class T: FOOBase { let x = 1 }", "final class T { lazy var x = 1 }",
  ])
  func `Does not promise a checked conformance to classes that inherit, are inherited or change`(_ text: String) throws
  {
    let decision = try decision("T", in: text)
    #expect(decision.isUnchecked || decision.answer != .sendable)
  }

  @Test func `Sees state behind a lock, and what is not`() throws {
    let text = """
      final class T {
        private let lock = NSLock()
        private var items: [Int] = []
        func add(_ x: Int) { lock.withLock { items.append(x) } }
        func remove() {
          lock.lock()
          defer { lock.unlock() }
          items.removeAll()
        }
        MORE
      }
      """
    let whole = try decision("T", in: text.replacingMore(with: ""))
    #expect(whole.annotation.text == ": @unchecked Sendable" && whole.isStrong)
    let open = try decision("T", in: text.replacingMore(with: "func count() -> Int { items.count }"))
    #expect(!open.isStrong)
    let later = "func later() { lock.withLock { _ = Task<Void, Never> { items.removeAll() } } }"
    #expect(try !decision("T", in: text.replacingMore(with: later)).isStrong)
    let locked = text.replacing("defer { lock.unlock() }", with: "defer { if true { lock.unlock() } }")
    #expect(try decision("T", in: locked.replacingMore(with: "")).isStrong)
    #expect(open.evidence.contains { $0.text == "'items' is used without it" && $0.line == 10 })
  }

  @Test(arguments: [
    ("var snapshot: Int { n }", "is used without it"),
    ("var snapshot: Int { get { n } }", "is used without it"),
    ("var twice: Int { get { lock.withLock { n } } set { n = newValue } }", "is used without it"),
    ("func f() { if let n { print(n) } }", "is used without it"),
    ("func f() { if true { let n = 1; print(n) }; print(n) }", "is used without it"),
    ("subscript(_ at: Int) -> Int { n + at }", "is used without it"),
    ("func f(_ x: Bool) -> Int { x ? n : 0 }", "is used without it"),
    (
      "func f() { lock.lock(); defer { lock.unlock() }; DispatchQueue.global().async { self.n += 1 } }",
      "is used without it"
    ),
    (
      "func f() { lock.lock(); defer { lock.unlock() }; DispatchQueue.global().async { [weak self] in self?.n += 1 } }",
      "is used without it"
    ),
    ("func f() { lock.lock(); defer { lock.unlock() }; Task { n += 1 } }", "is used without it"),
    (
      "func f() { DispatchQueue.main.async { [weak self] in guard let me = self else { return }; me.n = 2 } }",
      "is used without it"
    ),
    ("init() { DispatchQueue.global().async { self.n += 1 } }", "is used without it"),
    (
      "func f() { lock.lock(); defer { lock.unlock() }; load { self.n += $0 } }",
      "is used by a closure that may run without it"
    ),
    (
      "func f() { lock.lock(); defer { lock.unlock() }; subject.map { [weak self] in self?.n }.show() } }",
      "is used by a closure that may run without it"
    ),
    ("func f() { lock.withLock { load { self.n = $0 } } }", "is used by a closure that may run without it"),
    (
      "func f() { load { self.lock.lock() }; lock.lock(); load { [self] in n = $0 } }",
      "is used by a closure that may run without it"
    ),
  ])
  func `Sees state of getters, and of closures that run when a lock is given back`(
    _ member: String,
    _ use: String
  ) throws {
    let found = try decision("T", in: guarded.replacingMore(with: member))
    #expect(found.isUnchecked && !found.isStrong)
    #expect(found.evidence.last?.text == "'n' " + use)
  }

  @Test(arguments: [
    "var snapshot: Int { lock.lock(); defer { lock.unlock() }; return n }",
    "var twice: Int { get { lock.withLock { n } } set { lock.withLock { n = newValue } } }",
    "init(n: Int) { self.n = n; DispatchQueue.global().async { print(n) } }",
    "deinit { print(n) }",
    "func f() { lock.lock(); defer { lock.unlock() }; [1].forEach { self.n += $0 }; load { n += $0 }; let x = { n }(); DispatchQueue.global().sync { self.n = x } }",
    "func f() { load { self.lock.lock(); self.n += 1; self.lock.unlock() } }",
    "func f() { load { [weak self] in self?.lock.withLock { self?.n = 1 } } }",
    "func f() { let n = lock.withLock { n }; print(n) }",
    "func f() { lock.lock(); let copy = n; lock.unlock(); for n in 0..<copy { print(n) } }",
    "func f(n: Int) { g(n: 1); print(n); lock.withLock { [n] in self.n = n } }",
  ])
  func `Sees that state is behind a lock in getters and closures too`(_ member: String) throws {
    let found = try decision("T", in: guarded.replacingMore(with: member))
    #expect(found.isStrong, "\(found.evidence.map(\.text))")
    #expect(found.evidence.last?.text == "its members use its state inside only")
  }

  @Test(arguments: [
    ("let gate = DispatchSemaphore(value: 1)", "gate.wait()", "gate.signal()"),
    ("var gate = pthread_rwlock_t()", "pthread_rwlock_wrlock(&gate)", "pthread_rwlock_unlock(&gate)"),
    ("var gate = pthread_mutex_t()", "pthread_mutex_lock(&self.gate)", "pthread_mutex_unlock(&self.gate)"),
  ])
  func `Knows locks by what takes them`(_ gate: String, _ lock: String, _ unlock: String) throws {
    let text = "final class T {\n  private \(gate)\n  private var items: [Int] = []\n  func add() { BODY }\n}"
    let whole = try decision("T", in: text.replacing("BODY", with: "\(lock); items.append(1); \(unlock)"))
    #expect(whole.annotation.text == ": @unchecked Sendable" && whole.isStrong)
    let open = try decision("T", in: text.replacing("BODY", with: "\(lock); \(unlock); items.append(1)"))
    #expect(open.evidence.contains { $0.text == "'items' is used without it" })
  }

  @Test func `Takes a semaphore that lets two in, or none, for no lock`() throws {
    for value in ["0", "2"] {
      let text = """
        final class T {
          private let gate = DispatchSemaphore(value: \(value))
          private var x = 1
          func f() { gate.wait(); x = 2; gate.signal() }
        }
        """
      #expect(try !decision("T", in: text).evidence.contains { $0.text == "takes a lock" })
    }
  }

  @Test(arguments: [
    #"URL(string: "https://a.b")!"#, #"try! NSRegularExpression(pattern: "a")"#, "DispatchQueue.global()",
    "DispatchQueue.global(qos: .utility)",
  ])
  func `Reads the type of a value that is unwrapped, tried or a global queue`(_ value: String) throws {
    #expect(
      try decision("T", in: "import Foundation\nfinal class T { let x = \(value) }").annotation.text == ": Sendable"
    )
  }

  @Test(arguments: [
    ("private final class T { func run() async {} }", ": Sendable"),
    ("class T { static let shared = T(); func run() {} }", "final, : Sendable"),
  ])
  func `Checks classes without state, and invents no subclasses`(_ text: String, _ annotation: String) throws {
    let decision = try decision("T", in: "import UIKit\n" + text)
    #expect(decision.annotation.text == annotation && !decision.isUnchecked)
    #expect(!decision.evidence.contains { $0.text.contains("subclasses") })
  }

  @Test func `Knows from what a class overrides that it inherits another one`() throws {
    let text = "final class T: FOORequestHandler { MORE func run() {} }"
    #expect(try !decision("T", in: text.replacingMore(with: "")).isUnchecked)
    #expect(try decision("T", in: text.replacingMore(with: "override")).isUnchecked)
  }

  @Test func `Takes a call for a lock only where it runs a closure`() throws {
    let text = "class Base {}\nfinal class T: Base { var n = 0; func f() { CALL } }"
    func isLocked(_ call: String) throws -> Bool {
      try decision("T", in: text.replacing("CALL", with: call)).evidence.contains { $0.text == "takes a lock" }
    }
    #expect(try isLocked("state.mutate { $0 = n }") && isLocked("state.mutate({ $0 = n })"))
    #expect(try !isLocked("Service.API.mutate(request: n)"))
  }
}

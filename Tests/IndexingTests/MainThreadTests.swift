import Indexing
import Testing

/// Whether the marked token runs on the main thread.
struct MainThreadTests {
  @Test(arguments: [
    "@MainActor func f() { /*x*/a() }", "@MainActor class A { func f() { /*x*/a() } }",
    "class A: UIView { func f() { /*x*/a() } }", "class A: UIView { var b: Int { /*x*/a() } }",
    "func f() { DispatchQueue.main.async { /*x*/a() } }", "func f() { Task { @MainActor in /*x*/a() } }",
    "@MainActor func f() { Task { /*x*/a() } }", "@MainActor func f() { b.forEach { /*x*/a() } }",
    "func f() { if Thread.isMainThread { /*x*/a() } }",
    "func f() { guard Thread.isMainThread else { return }; /*x*/a() }",
    "func f() { if !Thread.isMainThread { b() } else { /*x*/a() } }",
    "func f() { if !Thread.isMainThread { return }; /*x*/a() }",
    "func f() { dispatchPrecondition(condition: .onQueue(.main)); /*x*/a() }",
    "func f() { MainActor.preconditionIsolated(); /*x*/a() }",
    "class A { @MainActor deinit { /*x*/a() } }", "@MainActor class A { isolated deinit { /*x*/a() } }",
    "class A { @IBAction func f() { /*x*/a() } }", "@MainActor func f() { func g() { /*x*/a() }; g() }",
    "@MainActor class A { @MainActor func f() { g() }\n private nonisolated func g() { /*x*/a() } }",
  ])
  func `Is known to`(text: String) {
    #expect(verdict(text) == "on")
  }

  @Test(arguments: [
    "func f() { Task.detached { /*x*/a() } }", "@MainActor func f() { DispatchQueue.global().async { /*x*/a() } }",
    "class A { deinit { /*x*/a() } }", "func f() async { /*x*/a() }",
    "@MainActor class A { func b() { Task.detached { await self.c() } }; func c() {}; deinit { /*x*/a() } }",
    "actor A { func f() { /*x*/a() } }", "func f() { Task { /*x*/a() } }",
    "@ImageActor func f() { /*x*/a() }",
    "func f() { guard Thread.isMainThread else { return }; Task.detached { /*x*/a() } }",
    "@MainActor class A { actor B { func f() { /*x*/a() } } }",
  ])
  func `May not`(text: String) {
    #expect(verdict(text) == "off")
  }

  @Test(arguments: [
    "func f() { /*x*/a() }", "@MainActor class A { nonisolated func f() { /*x*/a() } }",
    "func f() { if Thread.isMainThread { b() }; /*x*/a() }",
    "func f() { if Thread.isMainThread { b() } else { /*x*/a() } }",
  ])
  func `May be called from anywhere`(text: String) {
    #expect(verdict(text) == "open")
  }

  /// What shows it is marked, too.
  @Test(arguments: [
    ("func f() { Task.detached /*y*/{ /*x*/a() } }", "a detached task"),
    ("@MainActor func f() { DispatchQueue.global().async /*y*/{ /*x*/a() } }", "a background queue"),
    ("actor A { /*y*/func f() { /*x*/a() } }", "another actor"),
    ("/*y*/func f() async { /*x*/a() }", "a nonisolated async function"),
    ("/*y*/func f() { Task { /*x*/a() } }", "a task that inherits no actor"),
    ("class A { /*y*/deinit { /*x*/a() } }", "a 'deinit', which runs on any thread"),
  ])
  func `Says why it may not`(text: String, reason: String) throws {
    let file = MemoryProject(text).first
    let token = try #require(file.marks.first { $0.text == "x" }).token
    let evidence = try #require(file.marks.first { $0.text == "y" }).token
    #expect(file.mainThread(at: token) == .mayBeOff(reason, at: evidence))
  }

  @Test(arguments: [
    "class A: B { override func f() { /*x*/a() } }\nclass B { func f() {} }", "class A { @objc func f() { /*x*/a() } }",
    "class A: P { func f() { /*x*/a() } }\nprotocol P { func f() }", "@MainActor class A { deinit { /*x*/a() } }",
    "let b = /*x*/a()", "class A { static let b = /*x*/a() }",
  ])
  func `Runs where a caller decides`(text: String) {
    #expect(verdict(text) == "caller")
  }

  @Test(arguments: [
    "class A: Stranger { func f() { /*x*/a() } }", "@MainActor func f() { stranger { /*x*/a() } }",
    "extension Stranger { func f() { /*x*/a() } }",
    "class A { let b = /*x*/a() }",
  ])
  func `Is not known to`(text: String) {
    #expect(verdict(text) == "unknown")
  }

  private func verdict(_ text: String) -> String {
    let file = MemoryProject(text).first
    return switch file.mainThread(at: file.marked) {
    case .onMain: "on"
    case .mayBeOff: "off"
    case .openToAnybody: "open"
    case .callerDecides: "caller"
    case .unknown: "unknown"
    }
  }

  @Test(arguments: [
    (32, "func f()", true), (33, "func f()", false), (33, "public func f()", true), (33, "package func f()", false),
    (33, "public var f: Int", true), (33, "var f: Int", false), (33, "public subscript(i: Int) -> Int", true),
  ])
  func `Callers are all seen in a project of more than a sample's size, but for those of other modules`(
    count: Int,
    head: String,
    mayBeUnseen: Bool
  ) throws {
    let others = (1..<count).map { "func other\($0)() {}" }
    let project = MemoryProject(texts: ["public final class A { \(head) { /*here*/work() } }"] + others)
    let function = try #require(project.first.memberFunction(around: project.first.marked))
    #expect(project.first.mayHaveUnseenCallers(functionAt: function.keyword) == mayBeUnseen)
  }
}

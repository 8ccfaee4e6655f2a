import Indexing
import Testing

/// What becomes of closures, and how they hold self.
struct ClosureTests {
  @Test(
    arguments: [
      ("Task /*c*/{ }", .task), ("Task.detached(priority: .low) /*c*/{ }", .detachedTask),
      ("_ = Task(priority: .high) /*c*/{ }", .task), ("Task<Void, Never> /*c*/{ }", .task),
      ("Task(operation: /*c*/{ })", .task), ("group.addTask /*c*/{ }", .task),
      ("/*c*/{ }()", .runsInPlace), ("a.forEach /*c*/{ }", .runsInPlace),
      ("DispatchQueue.main.async /*c*/{ }", .kept(.main)),
      ("DispatchQueue.global().async /*c*/{ }", .kept(.background)),
      ("DispatchQueue.main.sync /*c*/{ }", .runsOnMainActor), ("MainActor.run /*c*/{ }", .runsOnMainActor),
      ("MainActor.assumeIsolated /*c*/{ }", .runsOnMainActor),
      ("s.dataTask(with: u, completionHandler: /*c*/{ })", .kept(.background)),
      ("UIView.animate(withDuration: 1) /*c*/{ }", .kept(.main)),
      ("n.addObserver(forName: a, queue: .main, using: /*c*/{ })", .kept(.main)),
      ("stranger /*c*/{ }", .unknown), ("let f = /*c*/{ }", .unknown),
      ("let q = DispatchQueue(label: \"\"); q.async /*c*/{ }", .kept(.background)),
    ] as [(String, ClosureFate)]
  )
  func `A call decides what becomes of its closure`(body: String, fate: ClosureFate) {
    let file = MemoryProject("func f() { \(body) }").first
    #expect(file.fate(of: file.markedClosure) == fate)
  }

  @Test(
    arguments: [
      ("func g(_ body: () -> Void) {}", .runsInPlace), ("func g(_ body: @escaping () -> Void) {}", .kept(.unknown)),
      ("func g(_ body: (() -> Void)?) {}", .kept(.unknown)), ("func g(_ body: Body) {}", .unknown),
      ("struct Task {}\nfunc g(_ body: Int) {}", .unknown),
    ] as [(String, ClosureFate)]
  )
  func `A function of the project says whether it keeps its closure`(function: String, fate: ClosureFate) {
    let file = MemoryProject("func f() { g /*c*/{ } }", function).first
    #expect(file.fate(of: file.markedClosure) == fate)
  }

  @Test func `A type of the project that is called Task is not Swift's`() {
    let file = MemoryProject("func f() { Task /*c*/{ } }", "struct Task { init(_ body: () -> Void) {} }").first
    #expect(file.fate(of: file.markedClosure).outlivesCall != true)
  }

  @Test(arguments: [
    ("{ self.x }", "strong written"), ("{ x }", "strong member"), ("{ method() }", "strong member"),
    ("{ [self] in x }", "strong listed"), ("{ [weak self] in self?.x }", "weak listed"),
    ("{ [unowned self] in x }", "unowned listed"), ("{ [me = self] in me.x }", "strong listed"),
    ("{ [weak me = self] in me?.x }", "weak listed"), ("{ [method] in method() }", "strong alias"),
    ("{ [x] in x }", "nothing"), ("{ x in x }", "nothing"), ("{ let x = 1; f(x) }", "nothing"),
    ("{ f(x: 1) }", "nothing"), ("{ other.x }", "nothing"), ("{ shared }", "nothing"), ("{ Self.shared }", "nothing"),
    ("{ { { self.x } } }", "strong written"), ("{ { [weak self] in self?.x } }", "strong written"),
    ("{ super.method() }", "strong written"), ("{ \"\\(x)\" }", "strong member"), ("{ inherited }", "strong member"),
    ("{ added() }", "strong member"), ("{ if let x { f(x) } }", "strong member"), ("{ global() }", "nothing"),
  ])
  func `A closure holds self by its list, by name or by a member`(closure: String, capture: String) {
    let file = MemoryProject(
      """
      class A: B { var x = 1; static var shared = 1; func method() { Task /*c*/\(closure) } }
      func global() {}
      """,
      "class B { var inherited = 1 }\nextension A { func added() {} }"
    ).first
    let found = file.selfCapture(of: file.markedClosure)
    #expect(found.map { "\($0.strength) \($0.form)" } ?? "nothing" == capture)
  }

  @Test(arguments: [
    ("let me = self; Task /*c*/{ me.x }", "strong alias"), ("let m = method; Task /*c*/{ m() }", "strong alias"),
    ("let x = self.x; Task /*c*/{ x }", "nothing"),
    ("guard let self else { return }; Task /*c*/{ self }", "strong written"),
    ("Task { [weak self] in Task /*c*/{ self?.x } }", "weak written"),
  ])
  func `A local may stand for self`(body: String, capture: String) {
    let file = MemoryProject("class A { var x = 1; func method() { \(body) } }").first
    let found = file.selfCapture(of: file.markedClosure)
    #expect(found.map { "\($0.strength) \($0.form)" } ?? "nothing" == capture)
  }

  @Test(arguments: ["struct A", "enum A", "extension Int"])
  func `A value is not held`(type: String) {
    let file = MemoryProject("\(type) { func method() { Task /*c*/{ self.method() } } }").first
    #expect(file.selfCapture(of: file.markedClosure) == nil)
  }

  @Test func `A static function has no instance to hold`() {
    let file = MemoryProject("class A { static var x = 1; static func method() { Task /*c*/{ self.x } } }").first
    #expect(file.selfCapture(of: file.markedClosure) == nil)
  }
}

import Indexing
import Lexing
import Outlining
import Testing

/// Types over all of their declarations.
struct TypeTests {
  @Test(
    arguments: [
      ("Timer", "Timer", .none), ("Timer?", "Timer", .none), ("Timer!", "Timer", .none), ("(Timer)", "Timer", .none),
      ("Foundation.Timer", "Timer", .none), ("Optional<Timer>", "Timer", .none), ("any Timer", "Timer", .none),
      ("[Timer]", "Timer", .array), ("[Timer]?", "Timer", .array), ("Array<Timer>", "Timer", .array),
      ("Set<Timer>", "Timer", .array), ("[String: Timer]", "Timer", .dictionary),
      ("Dictionary<String, Timer>", "Timer", .dictionary), ("AsyncStream<Int>", "AsyncStream", .none),
    ] as [(String, String, TypeShape.Container)]
  )
  func `A type's shape is its name and what holds it`(type: String, base: String, container: TypeShape.Container) {
    let file = MemoryProject("var x: \(type)").first
    #expect(file.outline.shape(of: file.outline.variables[0]) == TypeShape(base: Name(base), container: container))
  }

  @Test(arguments: ["() -> Void", "(@Sendable (Int) async -> Void)?", "@escaping () -> Timer"])
  func `A function's shape has no name`(type: String) {
    let file = MemoryProject("var x: \(type)").first
    #expect(file.outline.shape(of: file.outline.variables[0]).container == .function)
  }

  @Test(arguments: [
    ("Timer()", "Timer"), ("Foundation.Timer(a)", "Timer"), ("Timer.init(a)", "Timer"),
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true)", "Timer"),
  ])
  func `An initial value names its type`(value: String, base: String) {
    let file = MemoryProject("let x = \(value)").first
    #expect(file.outline.shape(of: file.outline.variables[0]).isNamed(Name(base)))
  }

  @Test(arguments: ["make()", "Timer.shared", "a ?? Timer()", "(Timer, Int)()", "[[Timer]]()"])
  func `Other values tell nothing of their type`(value: String) {
    let file = MemoryProject("let x = \(value)").first
    #expect(!file.outline.shape(of: file.outline.variables[0]).isKnown)
  }

  @Test func `Members are found in extensions, other files and superclasses`() throws {
    let project = MemoryProject(
      "class A: B { var own = 1 }",
      "extension A { func added() {} \n private func hidden() {} }",
      "class B { var inherited = 1, both = 2 \n static var shared = 1 }"
    )
    try project.withType("A") { type in
      let type = try #require(type)
      for name in ["own", "added", "inherited", "both", "shared"] {
        #expect(type.members(named: Name(name), seenFrom: 0).count == 1, "\(name)")
      }
      #expect(type.members(named: "hidden", seenFrom: 0).isEmpty)
      #expect(type.members(named: "hidden", seenFrom: 1).count == 1)
      #expect(type.members(named: "shared", seenFrom: 0).first?.isStatic == true)
      #expect(type.members(named: "missing", seenFrom: 0).isEmpty)
    }
  }

  @Test(arguments: ["class A", "extension A"], [[0, 1, 2, 3], [1, 0, 3, 2], [2, 1, 0, 3], [3, 2, 1, 0]])
  func `Private types are seen in their files, whoever asks first`(declaration: String, files: [Int]) throws {
    let project = MemoryProject(
      "\(declaration) { func open() {} }",
      "private class A { func hidden() {} }",
      "private class A { func hidden() {} \n func other() {} }",
      "extension A { func added() {} }"
    )
    try withExtendedLifetime(project.project) {
      for file in files + files {
        let type = try #require(project.project.type(qualified: "A", in: file))
        let isHome = file == 1 || file == 2
        #expect(type.members(named: "hidden", seenFrom: file).count == (isHome ? 1 : 0))
        #expect(type.members(named: "other", seenFrom: file).count == (file == 2 ? 1 : 0))
        #expect(type.members(named: "open", seenFrom: file).isEmpty == (isHome && declaration == "class A"))
        // What is found out about the others' type is shared.
        #expect((type === project.project.type(qualified: "A", in: 0)) == !isHome)
      }
    }
  }

  @Test func `Every name of a declaration has its modifiers`() {
    let facts = MemoryProject("class A { private static let x = 1, y = 2 }").project.facts
    #expect(facts.members.map(\.fact.isStatic) == [true, true])
    #expect(facts.members.map(\.fact.isPrivate) == [true, true])
  }

  @Test(arguments: [1, 1_023, 1_024, 1_025, 2_048, 5_000])
  func `Types keep their members, however many others have`(count: Int) {
    let large = "class Large { " + (0..<count).map { "let x\($0) = 0\n" }.joined() + " }"
    let small = (0..<9).map { "class Small\($0) { let y\($0) = 0 }\n" }.joined()
    let project = MemoryProject(small, "struct Empty {}", large, small.replacing("Small", with: "Other"))
    #expect(project.project.facts.members.count { _ in true } == count + 18)
    project.withType("Large") { type in
      #expect(type?.ownMembers.map(\.name) == (0..<count).map { Name("x\($0)") })
    }
    for name in ["Small", "Other"] {
      for index in 0..<9 {
        project.withType("\(name)\(index)") { #expect($0?.ownMembers.map(\.name) == [Name("y\(index)")]) }
      }
    }
    project.withType("Empty") { #expect($0?.ownMembers.isEmpty == true) }
  }

  @Test func `Members keep their place when the facts of workers are joined`() {
    let project = MemoryProject("class A { let a = 0 }", "class B { let b = 0, c = 0 }")
    let once = project.project.facts
    var joined = once
    joined.append(once)
    let types = joined.types.map { joined.members(of: $0).map(\.name) }
    #expect(types == [["a"], ["b", "c"], ["a"], ["b", "c"]])
    #expect(joined.members.map(\.position) == Array(Set(joined.members.map(\.position))).sorted())
  }

  @Test func `A circle of superclasses ends`() {
    MemoryProject("class A: B {}", "class B: A {}").withType("A") { #expect($0?.lineage.count == 2) }
  }

  @Test func `A nested type is not the outer one of its name`() throws {
    let project = MemoryProject("struct A { class B { var x = 1 } }\nstruct C { class B { var y = 1 } }")
    project.withType("B") { #expect($0 == nil) }
    try withExtendedLifetime(project.project) {
      let type = try #require(project.project.type(qualified: "A.B", in: 0))
      #expect(type.members(named: "x", seenFrom: 0).count == 1 && type.members(named: "y", seenFrom: 0).isEmpty)
    }
  }

  @Test(
    arguments: [
      ("class A {}", .nonisolated),
      ("@MainActor class A {}", .mainActor),
      ("@Swift.MainActor // why\n  final class A {}", .mainActor),
      ("nonisolated class A: UIView {}", .nonisolated),
      ("actor A {}", .actor),
      ("@ImageActor class A {}", .global),
      ("class A: UIView {}", .mainActor),
      ("class A: NSObject, Sendable {}", .nonisolated),
      ("class A: B {}\n@MainActor class B {}", .mainActor),
      ("class A: B {}\nclass B: C {}\nclass C: UIView {}", .mainActor),
      ("class A: B {}\nclass B: NSObject {}", .nonisolated),
      ("class A: Stranger {}", .unknown),
      ("class A: B {}\nclass B: Stranger {}", .unknown),
      ("struct A: P {}\n@MainActor protocol P {}", .mainActor),
      ("struct A: P {}\nprotocol P: Q {}\n@MainActor protocol Q {}", .mainActor),
      ("struct A {}\nextension A: P {}\n@MainActor protocol P {}", .nonisolated),
      ("struct A: UIViewDelegate {}", .mainActor),
      ("struct A {}\n@MainActor extension A {}", .nonisolated),
      ("class A {}\nextension A: Stranger {}", .nonisolated),
    ] as [(String, Isolation)]
  )
  func `A type's isolation follows from its declaration, superclasses and protocols`(
    text: String,
    isolation: Isolation
  ) {
    MemoryProject(text).withType("A") { #expect($0?.isolation == isolation) }
  }

  @Test func `A superclass in another file decides`() {
    MemoryProject("class A: B {}", "@MainActor\nclass B {}").withType("A") { #expect($0?.isolation == .mainActor) }
  }

  /// Types without members, one with more than a page of them, and files that workers read apart.
  @Test(arguments: [false, true]) func `Each member finds its type`(isJoined: Bool) {
    let many = (0..<3000).map { "let m\($0) = 0" }.joined(separator: "\n")
    let texts = [
      "struct A { let a = 0 }\nenum B {}\nenum C {}\nstruct D { let d = 0 }\nenum E {}",
      "enum F {}\nstruct G { \(many) }",
      "protocol H {}\nstruct I { let i = 0 }\nextension I: H {}\nextension A: H {}",
      "enum J {}\nenum K { static let k = 0 }",
    ]
    var facts = DeclarationFacts()
    for (index, text) in texts.enumerated() {
      var part = isJoined ? DeclarationFacts() : facts
      part.add(Outline(of: SourceBuffer(Array(text.utf8))), file: index, words: [])
      if isJoined { facts.append(part) } else { facts = part }
    }
    #expect(facts.types.count == 13)
    for type in facts.types {
      #expect(type.members.allSatisfy { facts.type(withMember: $0)?.qualifiedName == type.qualifiedName })
      #expect(type.members.map { facts.members[$0].name } == facts.members(of: type).map(\.name))
    }
    #expect(facts.types.map(\.members.count).reduce(0, +) == 3004)
  }
}

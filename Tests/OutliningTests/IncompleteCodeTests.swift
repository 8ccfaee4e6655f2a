import Foundation
import Lexing
import Outlining
import Testing

/// Any bytes have an outline, found on a small stack.
struct IncompleteCodeTests {
  @Test(arguments: OutlineFixture.all)
  func `Every prefix and suffix of a fixture is outlined`(fixture: OutlineFixture) throws {
    let content = try fixture.content
    onSmallStack {
      for length in 0...content.count {
        outline(content[..<length])
        outline(content[length...])
      }
    }
  }

  @Test(arguments: OutlineFixture.all)
  func `A fixture is outlined when one byte of it is missing`(fixture: OutlineFixture) throws {
    let content = try fixture.content
    onSmallStack {
      for place in content.indices where "()[]{}\"<>,:=.\n".utf8.contains(content[place]) {
        outline(content[..<place] + content[(place + 1)...])
      }
    }
  }

  @Test(arguments: [
    "(", "[", "{", "a {", "a(", "\"\\(", "if a {", "func a() {", "class A {", "{ [a] in", "a<", "var a: A<", "@a(",
    "#if a\n{\n",
    "switch a { case .b: ", "var a: Int { get {", "guard a else {", "a.b { ", "a ? ", "case .a(let ", "let a = ", "@",
    ".",
    "for a in ", "if a, ", "a(b: ", "func ", "extension A<", "a\n#if b\n.c", "do { ", "} catch {", "[a:", "{ (a, ",
    "a { } b: ",
    "private ", "@a ", "let ", "async ", "(let ", "in ", "try await ", "-> ", "for ", "for (",
    "switch a { case .b(let c): ", "A.", "A & ", "a<>", "a<>(b)\n", "where ", "\"\\(a\n",
  ])
  func `A text repeated 20,000 times is outlined`(unit: String) {
    onSmallStack {
      let content = Array(String(repeating: unit, count: 20_000).utf8)
      _ = filled(content, depth: .declarations)
      _ = filled(content, depth: .bodies)
    }
  }

  @Test func `What a depth of 100,000 braces holds is found`() {
    let depth = 100_000
    let text = String(repeating: "a { ", count: depth) + "b()" + String(repeating: " }", count: depth)
    let counts = onSmallStack {
      let outline = filled(Array(text.utf8), depth: .bodies)
      return [outline.closures.count, outline.calls.count, outline.scopes.count]
    }
    #expect(counts == [depth, depth + 1, depth + 1])
  }

  @Test func `A type of 10,000 members has 10,000 members`() {
    let text = "class A {\n" + String(repeating: "  var a: Int { 1 }\n  func b() {}\n", count: 5_000) + "}\n"
    let outline = filled(Array(text.utf8), depth: .declarations)
    #expect(outline.variables.count == 5_000)
    #expect(outline.functions.count == 10_000)
  }

  @Test func `A switch of 20,000 cases shows each name in its own case`() {
    let text = "func f() { switch a {\n" + String(repeating: "case .b(let c): d(c)\n", count: 20_000) + "} }\n"
    let outline = filled(Array(text.utf8), depth: .bodies)
    let names = outline.bindings.filter { outline.text($0.name) == "c" }
    #expect(names.count == 20_000)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.visible.upperBound <= $1.visible.lowerBound })
  }

  @Test func `An outline that is used again holds nothing of the file before`() {
    let outline = filled(Array("class A { func b() { c { } } }".utf8), depth: .bodies)
    Outliner.fill(outline, depth: .declarations)
    #expect(outline.types.count == 1 && outline.functions.count == 1)
    #expect(outline.closures.isEmpty && outline.calls.isEmpty)
  }

  /// Outlines in both depths; a listing looks at everything that was found.
  private func outline(_ content: some Collection<UInt8>) {
    _ = filled(Array(content), depth: .declarations)
    _ = OutlineListing(of: SourceBuffer(Array(content)))
  }

  private func filled(_ content: [UInt8], depth: Outliner.Depth) -> Outline {
    Outline(of: SourceBuffer(content), depth: depth)
  }
}

/// Runs work on a thread whose stack is as small as a secondary thread's on Apple's systems.
@discardableResult
private func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let result = Box<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result.value = work()
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
  return result.value!
}

/// Carries a value out of a thread; the semaphore orders the accesses.
private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}

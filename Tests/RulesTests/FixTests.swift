import Foundation
import Lexing
import Linting
import Rules
import Testing

@Suite struct `Fixes are tests` {
  @Test(arguments: FixedFixture.all) func `A fixture becomes the fixed text beside it`(_ fixture: FixedFixture) throws {
    let fixed = fixed(try fixture.plain())
    let expected = try String(contentsOf: fixture.file, encoding: .utf8)
    let lines = (expected.split(separator: "\n"), fixed.split(separator: "\n"))
    for (expected, fixed) in zip(lines.0, lines.1) where expected != fixed {
      Issue.record("\(fixture): expected '\(expected)', got '\(fixed)'")
      break
    }
    #expect(fixed == expected)
  }

  @Test(arguments: FixedFixture.all)
  func `A fix takes its finding away and brings no other`(_ fixture: FixedFixture) throws {
    let before = lint(try fixture.plain())
    let after = lint(try String(contentsOf: fixture.file, encoding: .utf8))
    let mended = Set(before.filter { !$0.fixes.isEmpty }.map(\.place.line))
    let hopeless = before.filter(\.fixes.isEmpty)
    var left = after.map { [$0.rule, $0.symbol, $0.message] }
    // What another rule finds in a mended line may go with it.
    for finding in hopeless {
      let found = left.firstIndex(of: [finding.rule, finding.symbol, finding.message])
      #expect(found != nil || mended.contains(finding.place.line), "\(finding)")
      if let found { left.remove(at: found) }
    }
    #expect(left == [])
    #expect(after.flatMap(\.fixes) == [])
  }

  /// A fix is safe only when what it leaves compiles and does the same: nobody shall call one so in passing.
  @Test func `The README says which fixes are safe`() throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "P", platforms: [.macOS(.v26)], targets: [.target(name: "P")])
      """
    let gate = """
      @MainActor final class Gate {
        func close() {}
        deinit { close() }
      }
      """
    let files = [("Package.swift", manifest), ("Sources/P/Gate.swift", gate)].map {
      Sample.File(path: Path($0), text: $1)
    }
    let findings = try lintInMemory(files) + FixedFixture.all.flatMap { lint(try $0.plain()) }
    var made: [String: Set<Bool>] = [:]
    for finding in findings where !finding.fixes.isEmpty {
      made[finding.rule, default: []].formUnion(finding.fixes.map(\.isSafe))
    }
    var told: [String: Set<Bool>] = [:]
    let page = try String(contentsOf: projectFolder.appending(path: "README.md"), encoding: .utf8)
    for row in page.matches(of: /\n\| (`[a-z_`, ]+`) \| [^|]+ \| (yes|no|if [^|]+) (?=\|\n)/) {
      let isSafe: Set<Bool> = row.2 == "yes" ? [true] : row.2 == "no" ? [false] : [true, false]
      for rule in row.1.matches(of: /[a-z_]+/) { told[String(rule.0), default: []].formUnion(isSafe) }
    }
    let rules = Set(catalogue.map(\.id))
    #expect(made == told.filter { rules.contains($0.key) })
  }

  @Test func `A fix is made in files of any lay-out`() {
    let code =
      "final class A: Sendable {\n\tdeinit {\n\t\tTask { await self.b.c() }\n\t}\n\tlet b = B()\n}\nactor B { func c() {} }"
    for text in [code, code.split(separator: "\n").joined(separator: "\r\n"), "\u{FEFF}" + code] {
      let edited = text.replacing("{ await self.b", with: "{ [b] in await b")
      #expect(fixed(text) == edited)
    }
  }

  @Test(arguments: [
    ("self.b.c()", "capture '[b]' in place of self"), ("self.d()", "capture what it needs in place of self"),
    ("self.`in`.c()", "capture what it needs in place of self"),
  ])
  func `What to capture is said where it is known, and needs no backticks`(use: String, remedy: String) {
    let code = """
      final class A: Sendable {
        let b = B()
        let `in` = B()
        deinit { Task { await \(use) } }
        func d() async {}
      }
      actor B { func c() {} }
      """
    #expect(lint(code).filter { $0.rule == "deinit_task_captures_self" }.map { $0.message.hasSuffix(remedy) } == [true])
  }

  @Test(arguments: [
    "task_update_after_return", "for_await_captures_self", "deinit_task_captures_self", "timer_retains_self",
    "deinit_timer_invalidate", "nonfinal_isolated_method",
  ])
  func `Fixes of cut-off code stay in the file`(_ rule: String) throws {
    for fixture in FixedFixture.all where fixture.file.path.contains(rule) {
      let bytes = Array(try fixture.plain().utf8)
      for end in stride(from: 0, to: bytes.count, by: 7) {
        let text = String(decoding: bytes[..<end], as: UTF8.self)
        let findings = lint(text)
        #expect(findings.flatMap(\.fixes).flatMap(\.edits).allSatisfy { $0.range.upperBound <= text.utf8.count })
        _ = fixed(text)
      }
    }
  }

  @Test(
    arguments: [
      (".iOS(\"18.4\"), .macOS(\"15.4\")", "final class", true),
      (".iOS(\"18.3\"), .macOS(\"15.4\")", "final class", false),
      (".iOS(.v18)", "final class", false), ("", "final class", false), (".iOS(\"26.0\")", "class", true),
      (".iOS(\"26.0\")", "open class", false), (".iOS(\"26.0\")", "class Other: Poller {}; @MainActor class", false),
    ]
  )
  func `A deinit is isolated where every system can do it`(platforms: String, introducer: String, isFixed: Bool) {
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "P", platforms: [\(platforms)], targets: [.target(name: "P")])
      """
    let code = """
      import Foundation
      @MainActor \(introducer) Poller {
        var timer: Timer?
        deinit { timer?.invalidate() }
      }
      """
    let path = Path("Sources/P/Poller.swift")
    let files = [Sample.File(path: Path("Package.swift"), text: manifest), Sample.File(path: path, text: code)]
    let findings = lintInMemory(files).filter { $0.rule == "deinit_timer_invalidate" }
    #expect(findings.count == 1)
    let fixed = FixedText(Array(code.utf8), fixes: findings.compactMap { $0.fix { !$0.isSafe } })
    #expect(fixed.count == (isFixed ? 1 : 0))
    let text = String(decoding: fixed.bytes, as: UTF8.self)
    #expect(text == (isFixed ? code.replacing("deinit {", with: "isolated deinit {") : code))
    let after = lintInMemory([files[0], Sample.File(path: path, text: text)])
    #expect(after.isEmpty == isFixed)
  }

  private func lint(_ text: String) -> [Finding] {
    lintInMemory([Sample.File(path: Path("a.swift"), text: text)])
  }

  /// With every fix made, one round after the other.
  private func fixed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<10 {
      let round = FixedText(
        bytes,
        fixes: lint(String(decoding: bytes, as: UTF8.self)).compactMap { $0.fix { _ in true } }
      )
      if round.count == 0 { break }
      bytes = round.bytes
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A fixture with its fixed text, a file of the same name that ends in `.fixed`.
struct FixedFixture: CustomTestStringConvertible, Sendable {
  let file: URL

  var testDescription: String {
    "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)"
  }

  /// The fixture without its marks.
  func plain() throws -> String {
    try String(contentsOf: file.deletingPathExtension().appendingPathExtension("swift"), encoding: .utf8)
      .replacing(/[ \t]*\/\/ expect:.*/, with: "")
  }

  static let all: [FixedFixture] = contents(of: projectFolder.appending(path: "Tests/Fixtures")).flatMap { folder in
    contents(of: folder).filter { $0.pathExtension == "fixed" }.map { FixedFixture(file: $0) }
  }
}

import Foundation
import Testing

@testable import actorlint

@Suite struct `Writing a first configuration` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeHazards()
  }

  @Test func `It is valid, changes nothing, and is not written twice`() throws {
    try sandbox.write(Sandbox.hazard, to: "Vendor/v.swift")
    let outcome = try sandbox.actorlint(["init"], in: "Tests")
    #expect(outcome.text == "wrote \(sandbox.path(".actorlint.json"))\n" && outcome.status == 0)
    let text = try String(contentsOfFile: sandbox.path(".actorlint.json"), encoding: .utf8)
    #expect(text.contains("Found here: 4 Swift files.\n{") && text.contains("\"exclude\": [\"Vendor\"]"))
    #expect(text.contains("// \"language_mode\": \"6\",\n  // \"default_isolation\": \"nonisolated\",\n"))
    let findings = try sandbox.actorlint("--quiet")
    #expect(findings.text.split(separator: "\n").count == 3 && !findings.errors.contains("error:"))
    let again = try sandbox.actorlint("init")
    #expect(again.errors == "actorlint: error: .actorlint.json is there already; remove it to write another\n")
    #expect(again.status == 2)
  }

  @Test func `It says what the build does, and asks for what it does not say`() throws {
    try sandbox.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Quay", platforms: [.iOS(.v17)], targets: [.target(name: "Quay")])
      """,
      to: "Package.swift"
    )
    try sandbox.write(Sandbox.hazard, to: "Sources/Quay/Berth.swift")
    _ = try sandbox.actorlint("init")
    let path = sandbox.path(".actorlint.json")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\n//   Quay: Swift 6, default isolation nonisolated, iOS 17.0\n"))
    #expect(text.contains("\n//   3 Swift files in no module\n") && text.contains("// \"language_mode\": "))
    for name in ["Sources/a.swift", "Sources/Gen", "Tests", ".actorlint.json"] {
      try FileManager.default.removeItem(atPath: sandbox.path(name))
    }
    _ = try sandbox.actorlint("init")
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("no module"))
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("language_mode"))
  }

  @Test(arguments: ["\u{1B}[31m", "\u{2028}", "\u{202E}", "\u{7}"])
  func `It shows no module whose name ends its comment or steers a terminal`(_ part: String) throws {
    try sandbox.write(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "Quay", targets: [
        .target(name: "Quay"), .target(name: "Oars\(part)", path: "Sources/Oars"),
      ])
      """,
      to: "Package.swift"
    )
    try sandbox.write(Sandbox.hazard, to: "Sources/Quay/Berth.swift")
    try sandbox.write(Sandbox.hazard, to: "Sources/Oars/Oar.swift")
    _ = try sandbox.actorlint("init")
    let text = try String(contentsOfFile: sandbox.path(".actorlint.json"), encoding: .utf8)
    #expect(text.contains("//   Quay: ") && !text.contains("Oars"))
  }
}

import Foundation
import JSON
import Testing

@Suite struct `Build settings that a configuration states` {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.make(".git")
    try sandbox.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", platforms: [.iOS(.v15)], targets: [.target(name: "A")])
      """,
      to: "Package.swift"
    )
    try sandbox.write(
      "func f() { MainActor.assumeIsolated {} }\nfinal class Held { var count = 0 }\n",
      to: "Sources/A/a.swift"
    )
    try sandbox.write(
      """
      import CoreBluetooth
      final class Radio: NSObject, CBCentralManagerDelegate {
        func centralManagerDidUpdateState(_ central: CBCentralManager) {
          Task { print(central) }
        }
      }
      """,
      to: "Sources/A/radio.swift"
    )
    try sandbox.write(
      """
      @MainActor protocol Tide: AnyObject {
        func stop()
      }
      @MainActor final class Harbour {
        private let tide: any Tide
        init(tide: any Tide) { self.tide = tide }
        deinit { Task { @MainActor [tide] in tide.stop() } }
      }
      """,
      to: "Sources/A/tide.swift"
    )
    try sandbox.write(
      """
      import WebKit
      final class Page: NSObject, WKScriptMessageHandlerWithReply {
        func userContentController(_ c: WKUserContentController, didReceive m: WKScriptMessage) async -> (Any?, String?) {
          (nil, nil)
        }
      }
      """,
      to: "Sources/A/page.swift"
    )
  }

  /// The rules with findings, in the order of files.
  private func rules(_ configuration: String, _ arguments: String...) throws -> [String] {
    try sandbox.write(configuration, to: ".actorlint.json")
    let outcome = try sandbox.actorlint(["--level", "note"] + arguments)
    #expect(outcome.status < 2, "\(outcome.errors)")
    return outcome.text.split(separator: "\n").compactMap {
      $0.split(separator: "(").last.map { String($0.dropLast()) }
    }
  }

  @Test func `A language mode decides which rules the compiler covers`() throws {
    let all = [
      "assume_isolated_off_main", "async_delegate_variant", "delegate_non_sendable_capture",
      "isolated_protocol_not_sendable",
    ]
    #expect(try rules("{ select: 'beyond_compiler' }") == all)
    let covered = try rules("{ language_mode: 6, select: 'covered' }")
    #expect(covered == ["delegate_non_sendable_capture", "isolated_protocol_not_sendable"])
    #expect(try rules("{ select: 'covered' }") == [])
    let beyond = try rules("{ language_mode: 6, select: 'beyond_compiler' }")
    #expect(beyond == ["assume_isolated_off_main", "async_delegate_variant"])
    let inOneFile = "{ overrides: [{ files: 'tide.swift', language_mode: 6 }] }"
    let family = try rules(inOneFile, "--select", "callbacks")
    #expect(
      family == ["async_delegate_variant", "delegate_non_sendable_capture", "isolated_protocol_not_sendable"]
    )
    #expect(try rules(inOneFile) == ["assume_isolated_off_main"])
  }

  @Test func `A rule that the compiler covers leaves its suppressions alone`() throws {
    let text = "// actorlint:disable:next isolated_protocol_not_sendable - both are main's\nlet x = 1\n"
    try sandbox.write(text, to: "Sources/A/tide.swift")
    let older = [
      "assume_isolated_off_main", "async_delegate_variant", "delegate_non_sendable_capture", "unused_suppression",
    ]
    #expect(try rules("{ select: 'beyond_compiler' }") == older)
    let newer = ["assume_isolated_off_main", "async_delegate_variant"]
    #expect(try rules("{ select: 'beyond_compiler', language_mode: 6 }") == newer)
  }

  @Test func `Default isolation changes answers and decisions`() throws {
    #expect(try rules("{ default_isolation: 'MainActor', select: 'main_thread' }") == [])
    #expect(try sandbox.actorlint("decide", "--all", "--type", "Held").text.contains("main_actor (decided)"))
    #expect(try sandbox.actorlint("debug", "isolation", "Sources/A/a.swift").text.contains("func f: @MainActor"))
    #expect(try rules("{ default_isolation: 'nonisolated', select: 'main_thread' }") == ["assume_isolated_off_main"])
    #expect(try !sandbox.actorlint("decide", "--all", "--type", "Held").text.contains("main_actor (decided)"))
    #expect(try !sandbox.actorlint("debug", "isolation", "Sources/A/a.swift").text.contains("func f: @MainActor"))
  }

  @Test func `What is stated counts before the manifest, in both directions`() throws {
    try sandbox.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)])]
      )
      """,
      to: "Package.swift"
    )
    #expect(try rules("{}") == [])
    #expect(try rules("{ default_isolation: 'nonisolated' }") == ["assume_isolated_off_main"])
    let older = try rules("{ default_isolation: 'nonisolated', language_mode: 5, select: 'beyond_compiler' }")
    let all = ["assume_isolated_off_main", "async_delegate_variant", "delegate_non_sendable_capture"]
    #expect(older == all + ["isolated_protocol_not_sendable"])
  }

  @Test func `A deployment target silences advice for older systems`() throws {
    #expect(try rules("{ select: 'async_delegate_variant' }") == ["async_delegate_variant"])
    #expect(try rules("{ select: 'async_delegate_variant', deployment_target: {iOS: 16} }") == [])
    let other = "{ select: 'async_delegate_variant', deployment_target: {macOS: 14} }"
    #expect(try rules(other) == ["async_delegate_variant"])
  }

  @Test func `Each setting is shown with what says so`() throws {
    try sandbox.write(
      "{ overrides: [{ files: 'Sources/A', language_mode: 6, deployment_target: {macOS: 14} }] }",
      to: ".actorlint.json"
    )
    let value = try JSONReader.read(Array(sandbox.actorlint("--show-settings", "Sources/A/a.swift").output), as: .json)
    #expect(value["language_mode"] == ["value": "6", "source": ".actorlint.json"])
    #expect(value["default_isolation"] == ["value": "nonisolated", "source": "Package.swift"])
    let targets = value["deployment_target"]
    #expect(targets?["iOS"] == ["value": "15.0", "source": "Package.swift"])
    #expect(targets?["macOS"] == ["value": "14.0", "source": ".actorlint.json"])
    #expect(value["rules"]?["main_sync"] == "warning" && value["rules"]?["delegate_non_sendable_capture"] == nil)
  }
}

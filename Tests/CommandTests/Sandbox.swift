import Foundation
import Testing

/// A temporary folder that goes away with the test.
final class Sandbox {
  let folder: URL

  init() throws {
    let name = "actorlint-\(UUID().uuidString)"
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    _ = try? run("/bin/sh", ["-c", "chmod -R u+rwX . ; rm -rf \"$PWD\""])
  }

  func path(_ name: String) -> String {
    folder.path + "/" + name
  }

  @discardableResult
  func write(_ content: String = "", to name: String) throws -> String {
    let file = path(name)
    try make((name as NSString).deletingLastPathComponent)
    try #require(FileManager.default.createFile(atPath: file, contents: Data(content.utf8)))
    return file
  }

  func write(_ names: [String]) throws {
    for name in names { try write(to: name) }
  }

  /// A finding of `main_sync`.
  static let hazard = "import Dispatch\nfunc f() { DispatchQueue.main.sync {} }\n"

  /// A repository of three files with a finding each.
  func writeHazards() throws {
    for name in ["Sources/a.swift", "Sources/Gen/g.swift", "Tests/t.swift"] { try write(Self.hazard, to: name) }
    try make(".git")
  }

  /// A folder.
  func make(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// What a shell makes of the script in this folder.
  @discardableResult
  func shell(_ script: String, in inner: String = "") throws -> Outcome {
    try run("/bin/sh", ["-c", script], in: inner)
  }

  func actorlint(_ arguments: String...) throws -> Outcome {
    try actorlint(arguments)
  }

  func actorlint(_ arguments: [String], in inner: String = "") throws -> Outcome {
    try run(Sandbox.program, arguments, in: inner)
  }

  /// Runs the program as a user whom permissions stop.
  func actorlintAsNobody(_ arguments: String...) throws -> Outcome {
    guard geteuid() == 0 else { return try run(Sandbox.program, arguments) }
    try shell("cp '\(Sandbox.program)' program && chmod 755 . program")
    let setpriv = "--reuid=65534 --regid=65534 --clear-groups"
    return try shell("exec setpriv \(setpriv) ./program \(arguments.joined(separator: " "))")
  }
}

/// How a process ended and what it said.
struct Outcome {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
}

extension Sandbox {
  /// The built program, beside the bundle of these tests.
  static var program: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let beside =
      bundle.bundleURL.pathExtension == "xctest" ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return beside.appendingPathComponent("actorlint").path
  }

  private func run(_ program: String, _ arguments: [String], in inner: String = "") throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.appendingPathComponent(inner)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
    let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errorFile) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = try String(decoding: Data(contentsOf: errorFile), as: UTF8.self)
    return Outcome(status: process.terminationStatus, output: written, errors: errors)
  }
}

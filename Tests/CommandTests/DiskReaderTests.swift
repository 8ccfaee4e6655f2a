import Foundation
import Lexing
import Linting
import Testing

@testable import actorlint

@Suite struct `The reader` {
  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 1_000_000]) func `Reads files of any size`(size: Int) throws {
    let sandbox = try Sandbox()
    let content = String((0..<size).lazy.map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
    try sandbox.write(content, to: "a.swift")
    #expect(try read("a.swift", in: sandbox) == content)
  }

  #if os(Linux)
    @Test func `Reads files that do not say how large they are`() throws {
      #expect(try read("/proc/self/status", in: Sandbox()).hasPrefix("Name:"))
    }

    @Test func `An error in the middle of a file is a failure`() throws {
      let failure = try #require(throws: ReadFailure.self) { _ = try read("/proc/self/mem", in: Sandbox()) }
      #expect(failure.reason == "Input/output error" && !failure.isGone)
    }
  #endif

  @Test func `A buffer that held a longer file holds nothing of it`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(String(repeating: "a", count: 1000), to: "a.swift")
    try sandbox.write("b", to: "b.swift")
    let buffer = SourceBuffer(capacity: 10)
    let reader = try reader(in: sandbox)
    try reader.read(Path("a.swift"), into: buffer)
    #expect(buffer.count == 1000)
    try reader.read(Path("b.swift"), into: buffer)
    #expect(buffer.count == 1 && buffer.bytes[0] == UInt8(ascii: "b") && buffer.bytes[1] == 0)
  }

  @Test func `A file that went away is gone, which is no failure`() throws {
    let failure = try #require(throws: ReadFailure.self) { _ = try read("a.swift", in: Sandbox()) }
    #expect(failure.isGone && failure.reason == "No such file or directory")
  }

  @Test(.timeLimit(.minutes(10))) func `What took a file's place is refused`() throws {
    let sandbox = try Sandbox()
    try sandbox.shell("mkfifo pipe.swift && mkdir folder.swift")
    for name in ["pipe.swift", "folder.swift"] {
      let failure = try #require(throws: ReadFailure.self) { _ = try read(name, in: sandbox) }
      #expect(!failure.isGone && failure.reason == "not a regular file")
    }
  }

  @Test func `A file of 2 GiB is refused before it is read`() throws {
    let sandbox = try Sandbox()
    try sandbox.shell("truncate -s 2147483648 large.swift || mkfile -n 2g large.swift")
    let failure = try #require(throws: ReadFailure.self) { _ = try read("large.swift", in: sandbox) }
    #expect(!failure.isGone && failure.reason == "2 GiB or larger")
  }

  @Test func `A path may be longer than the system takes at once`() throws {
    let sandbox = try Sandbox()
    let name = String(repeating: "d", count: 200)
    try sandbox.shell("for i in $(seq 40); do mkdir \(name) && cd -P \(name); done; printf deep > a.swift")
    #expect(try read(String(repeating: name + "/", count: 40) + "a.swift", in: sandbox) == "deep")
  }

  private func reader(in sandbox: Sandbox) throws -> DiskReader {
    DiskReader(root: try OpenFolder(at: Array(sandbox.folder.path.utf8)))
  }

  private func read(_ name: String, in sandbox: Sandbox) throws -> String {
    let buffer = SourceBuffer()
    try reader(in: sandbox).read(Path(name), into: buffer)
    return String(decoding: UnsafeBufferPointer(start: buffer.bytes, count: buffer.count), as: UTF8.self)
  }
}

import Foundation
import Testing

@testable import actorlint

@Suite struct `The search for projects` {
  @Test func `A repository comes before a package inside it`() throws {
    let sandbox = try Sandbox()
    try sandbox.write([".git/HEAD", "x/Package.swift", "x/a.swift"])
    #expect(try sandbox.files(asking: ["x/a.swift"]).roots == [sandbox.folder.path])
  }

  @Test func `The nearest repository is the project, also one whose .git is a file`() throws {
    let sandbox = try Sandbox()
    try sandbox.write([".git/HEAD", "x/.git", "x/y/a.swift"])
    #expect(try sandbox.files(asking: ["x/y"]).roots == [sandbox.path("x")])
  }

  @Test func `Without a repository the nearest package is the project`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["Package.swift", "x/Package.swift", "x/y/a.swift"])
    #expect(try sandbox.files(asking: ["x/y"]).roots == [sandbox.path("x")])
  }

  @Test func `Without a marker the PATHs alone are the project`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["x/a.swift", "x/y/b.swift", "x/z/c.swift", "d.swift"])
    let walked = try sandbox.files(asking: ["x/a.swift", "x/y"])
    #expect(walked.roots == [sandbox.path("x")])
    #expect(walked.all == ["a.swift", "y/b.swift"])
    #expect(walked.reported == walked.all)
    #expect(try sandbox.files(asking: ["x/y", "d.swift"]).all == ["d.swift", "x/y/b.swift"])
  }

  @Test func `PATHs in two projects are two projects, in the order of their roots`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["a/Package.swift", "a/x.swift", "b/Package.swift", "b/x.swift"])
    let walked = try sandbox.files(asking: ["b/x.swift", "a"])
    #expect(walked.roots == [sandbox.path("a"), sandbox.path("b")])
    #expect(walked.reported == ["Package.swift", "x.swift", "x.swift"])
  }

  @Test func `A PATH that does not exist does not hide the others`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["a.swift"])
    let walked = try sandbox.files(asking: ["nothing", "a.swift", "a.swift/x", ""])
    #expect(walked.reported.contains("a.swift"))
    #expect(walked.skipped == ["No such file or directory", "Not a directory"])
  }

  @Test func `What an inner project reports, the outer one does not`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["outer/.git/HEAD", "outer/a.swift", "outer/inner/.git/HEAD", "outer/inner/b.swift"])
    let search = ProjectSearch([.init(sandbox.path("outer")), .init(sandbox.path("outer/inner"))])
    #expect(ProjectFiles.all(of: search.projects).map(\.isReported) == [[true, false], [true]])
  }

  @Test func `Many projects need few descriptors`() throws {
    let sandbox = try Sandbox()
    try sandbox.shell("for i in $(seq 100); do mkdir $i; touch $i/Package.swift; done")
    let outcome = try sandbox.shell("ulimit -n 16 && '\(Sandbox.program)' *")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

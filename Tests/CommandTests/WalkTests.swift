import Foundation
import Testing

@testable import actorlint

@Suite struct `The walk` {
  @Test func `Finds Swift files in byte order, whatever the order on disk`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["b.swift", "a/z.swift", "a.swift", "a-b/c.swift", "a/b/c.swift", "B.swift", "a.txt", "a/swift"])
    let walked = try sandbox.files()
    #expect(walked.all == ["B.swift", "a-b/c.swift", "a.swift", "a/b/c.swift", "a/z.swift", "b.swift"])
    #expect(walked.reported == walked.all)
  }

  @Test(arguments: [1, 3]) func `Folders are in order, whichever thread visits them`(jobs: Int) throws {
    let sandbox = try Sandbox()
    let names = (0..<200).map { "f\($0)/g\($0 % 7)/a.swift" }
    try sandbox.write(names + ["f0.swift", "f9/hidden/a.swift", "z.swift"])
    try sandbox.write("hidden\n", to: "f9/.gitignore")
    let projects = ProjectSearch([.init(sandbox.path("f1")), .init(sandbox.folder.path)]).projects
    let files = ProjectFiles.all(of: projects) { jobs }.flatMap(\.paths).map(\.string)
    let expected = (names + ["f0.swift", "z.swift"]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(files == expected)
  }

  @Test func `Leaves out what tools and dependencies put there`() throws {
    let sandbox = try Sandbox()
    let folders = [".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"]
    try sandbox.write(folders.flatMap { ["\($0)/a.swift", "x/\($0)/y/a.swift"] })
    try sandbox.write([".hidden/a.swift", "build/a.swift", "Pods.swift/a.swift"])
    #expect(try sandbox.files().all == [".hidden/a.swift", "Pods.swift/a.swift", "build/a.swift"])
  }

  @Test func `An Xcode project tells the settings, though an ignore file hides it`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("*.xcodeproj\n", to: ".gitignore")
    try sandbox.write(["a.swift", "App.xcodeproj/project.pbxproj", "Pods/Pods.xcodeproj/project.pbxproj"])
    let manifests = ProjectSearch([.init(sandbox.folder.path)]).projects.flatMap { ProjectFiles(of: $0).manifests }
    #expect(manifests.map(\.string) == ["App.xcodeproj/project.pbxproj"])
  }

  @Test(arguments: ["Pods", ".build/checkouts", "ignored", "ignored/inner"])
  func `A folder that is named beats ignore files and skip-lists`(folder: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("ignored\n*.gen.swift\n", to: ".gitignore")
    try sandbox.write(["Package.swift", folder + "/a.swift", folder + "/a.gen.swift", folder + "/x/.build/a.swift"])
    let walked = try sandbox.files(asking: [folder])
    #expect(walked.roots == [sandbox.folder.path])
    #expect(walked.all == [folder + "/a.swift", "Package.swift"].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(walked.reported == [folder + "/a.swift"])
  }

  @Test func `A file that is named beats ignore files, skip-lists and its own name`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.swift\n", to: ".gitignore")
    try sandbox.write(["Package.swift", "a.swift", "Pods/b.swift", "c.txt"])
    let walked = try sandbox.files(asking: ["a.swift", "Pods/b.swift", "c.txt"])
    #expect(walked.all == ["Package.swift", "Pods/b.swift", "a.swift", "c.txt"])
    #expect(walked.reported == ["Pods/b.swift", "a.swift", "c.txt"])
  }

  @Test func `The project is read whole, and only what was asked about is reported`() throws {
    let sandbox = try Sandbox()
    try sandbox.write([".git/HEAD", "a.swift", "x/a.swift", "x/y/a.swift", "x.swift", "xy/a.swift"])
    let walked = try sandbox.files(asking: ["x"])
    #expect(walked.all == ["a.swift", "x.swift", "x/a.swift", "x/y/a.swift", "xy/a.swift"])
    #expect(walked.reported == ["x/a.swift", "x/y/a.swift"])
  }

  @Test func `Ignore files above a named folder hold inside it`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.swift\n/ignored/\n/ignored/x/b.swift\n", to: ".gitignore")
    try sandbox.write("!a.swift\n", to: "ignored/y/.gitignore")
    try sandbox.write([".git/HEAD", "ignored/x/a.swift", "ignored/x/b.swift", "ignored/x/c.swift", "ignored/y/a.swift"])
    #expect(try sandbox.files(asking: ["ignored/x"]).all == ["ignored/x/c.swift"])
    #expect(try sandbox.files(asking: ["ignored"]).all == ["ignored/x/c.swift", "ignored/y/a.swift"])
  }

  @Test func `A file reached by several PATHs is one file`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["Package.swift", "x/a.swift"])
    try sandbox.link("linked", to: "x")
    let paths = ["x", "x/", "x/a.swift", "./x/../x/a.swift", "linked", sandbox.path("x/a.swift")]
    #expect(try sandbox.files(asking: paths).reported == ["x/a.swift"])
  }

  @Test func `Links to files are followed under their own names, links to folders are not`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["Package.swift", "x/a.swift", "x/plain"])
    try sandbox.link("file.swift", to: "x/plain")
    try sandbox.link("folder.swift", to: "x")
    try sandbox.link("folder", to: "x")
    try sandbox.link("x/loop", to: "..")
    let walked = try sandbox.files()
    #expect(walked.all == ["Package.swift", "file.swift", "x/a.swift"])
    #expect(walked.skipped == [])
    #expect(try sandbox.files(asking: ["file.swift"]).reported == ["file.swift"])
    #expect(try sandbox.files(asking: ["folder"]).reported == ["x/a.swift"])
  }

  @Test func `A link to a file of the project is not read again unless it is what was asked about`() throws {
    let sandbox = try Sandbox()
    try sandbox.write(["Package.swift", "x/a.swift", "x/ignored.swift", "y/b.swift"])
    try sandbox.write("ignored.swift\n", to: "x/.gitignore")
    try sandbox.link("y/a.swift", to: "../x/a.swift")
    try sandbox.link("y/again.swift", to: "a.swift")
    try sandbox.link("y/hidden.swift", to: "../x/ignored.swift")
    #expect(try sandbox.files().all == ["Package.swift", "x/a.swift", "y/b.swift", "y/hidden.swift"])
    #expect(try sandbox.files(asking: ["y/a.swift"]).reported == ["y/a.swift"])
    #expect(try sandbox.files(asking: ["y"]).reported == ["y/a.swift", "y/again.swift", "y/b.swift", "y/hidden.swift"])
    #expect(try sandbox.files(asking: ["x", "y"]).reported == ["x/a.swift", "y/b.swift", "y/hidden.swift"])
  }

  @Test func `Links that lead nowhere are named and change nothing`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("ignored.swift\n", to: ".gitignore")
    try sandbox.link("dangling.swift", to: "nowhere")
    try sandbox.link("ignored.swift", to: "nowhere")
    try sandbox.link("dangling", to: "nowhere")
    try sandbox.link("loop.swift", to: "loop.swift")
    let walked = try sandbox.files()
    #expect(walked.all == [])
    #expect(walked.skipped.count == 2)
    #expect(walked.skipped.first == "dangling.swift: dangling link (harmless)")
    #expect(walked.skipped.last?.hasPrefix("loop.swift: ") == true)
    #expect(walked.skipped.last?.hasSuffix(" (harmless)") == true)
    #expect(try sandbox.files(asking: ["dangling.swift"]).skipped == ["dangling link (harmless)"])
  }

  @Test(.timeLimit(.minutes(10))) func `Pipes and folders that are named like Swift files are not opened`() throws {
    let sandbox = try Sandbox()
    try sandbox.shell("mkfifo pipe.swift && ln -s pipe.swift linked.swift && mkdir folder.swift")
    try sandbox.write(["folder.swift/a.swift"])
    #expect(try sandbox.files().all == ["folder.swift/a.swift"])
    #expect(try sandbox.files().skipped == [])
    #expect(try sandbox.files(asking: ["pipe.swift"]).skipped == ["not a regular file"])
    #expect(try sandbox.files(asking: ["/dev/null"]).skipped == ["not a regular file"])
  }

  @Test func `Names may be any bytes`() throws {
    let sandbox = try Sandbox()
    try sandbox.shell(#"touch "$(printf 'a\377.swift')" "$(printf 'a\nb.swift')" ' .swift' -- '-a.swift'"#)
    let names = try sandbox.files().all
    #expect(names == [" .swift", "-a.swift", "a\nb.swift", "a\u{FFFD}.swift"])
  }

  @Test func `Depth is no limit`() throws {
    let sandbox = try Sandbox()
    let name = String(repeating: "d", count: 100)
    try sandbox.shell("for i in $(seq 120); do mkdir \(name) && cd -P \(name); done; touch a.swift")
    let walked = try sandbox.files()
    #expect(walked.skipped == [])
    #expect(walked.all == [String(repeating: name + "/", count: 120) + "a.swift"])
  }

  @Test func `Many folders need few descriptors`() throws {
    let sandbox = try Sandbox()
    try sandbox.shell("for i in $(seq 200); do mkdir -p $i/x; touch $i/x/a.swift; done")
    let outcome = try sandbox.shell("ulimit -n 16 && '\(Sandbox.program)'")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

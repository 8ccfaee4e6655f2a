import Indexing
import Testing

/// Which files call what, as the first pass notes it.
struct CallTests {
  @Test func `A file that calls a function, hands it on or makes an object is known by the name`() {
    let project = MemoryProject(
      "func a() { stop(); print(Clock(1)) }",
      "func b(clock: Clock) { clock.run(after: 1); clock.stop() }",
      "func c(clock: Clock) { register(perform: clock.reset) }",
      "func d(queue: Queue) { queue.sync { run() } }",
      "func stop() {}; func reset() {}; class Clock { init(_ start: Int) {} }"
    ).project
    #expect(project.files(calling: "stop") == [0, 1])
    #expect(project.files(calling: "run") == [1, 3])
    #expect(project.files(calling: "reset") == [2])
    #expect(project.files(calling: "sync") == [3])
    #expect(project.files(calling: "Clock") == [0])
    #expect(project.files(calling: "start") == [])
  }

  @Test(arguments: [(16, true), (17, false), (40, false)])
  func `What more than sixteen files call is everybody's`(count: Int, isListed: Bool) {
    let project = project(of: (0..<count).map { "func f\($0)() { common(\($0)); own\($0)() }" })
    #expect(project.files(calling: "common") == (isListed ? Array(0..<count) : nil))
    for index in 0..<count { #expect(project.files(calling: .init("own\(index)")) == [index]) }
  }

  /// Names fill several pages, and each keeps its file.
  @Test func `Ten thousand names of many files are told apart`() {
    let texts = (0..<100).map { file in (0..<100).map { "call\(file)x\($0)(1)" }.joined(separator: "\n") }
    let project = project(of: texts)
    for file in 0..<100 {
      for name in 0..<100 { #expect(project.files(calling: .init("call\(file)x\(name)")) == [file]) }
    }
  }

  private func project(of texts: [String]) -> Project { MemoryProject(texts: texts).project }
}

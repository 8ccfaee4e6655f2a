import Foundation

extension Process {
  static func run(_ words: [String]) -> Pipe {
    let process = Process()
    process.launch()
    process.waitUntilExit()
    return Pipe()
  }
}

func probe() async throws {
  let process = Process()
  try process.run()
  _ = Process.run(["ls"]) // expect: blocking_in_async
}

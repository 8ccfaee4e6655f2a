import Foundation

func convert(_ tool: URL) async throws {
  let process = Process()
  process.executableURL = tool
  try process.run()
  defer {
    process.terminate()
    process.waitUntilExit() // expect: blocking_in_async (in 'defer'; await it before)
  }
  await report()
}

func report() async {}

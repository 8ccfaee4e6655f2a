func waitForFile(named name: String, exists: () -> Bool) async {
  while !exists() {
    switch name {
    case "tmp": try? await Task.sleep(for: .seconds(3)) // expect: swallowed_cancellation
    case "log": _ = try? await Task.sleep(for: .seconds(3)) // expect: swallowed_cancellation
    default: await Task.yield()
    }
  }
}

func choose(_ isShort: Bool) async -> Bool {
  while true {
    let slept: Void? = isShort ? try? await Task.sleep(for: .seconds(3)) : ()
    if slept == nil { return false }
  }
}

@MainActor
protocol Stage {
  func show()
}

final class Theatre {
  let stage: any Stage
  init(stage: any Stage) { self.stage = stage }

  deinit {
    Task { @MainActor [stage] in stage.show() } // expect: isolated_protocol_not_sendable
  }
}

@MainActor
final class Rocket {
  let stage = 1
  deinit { print(stage) }
}

@MainActor
final class Tour {
  let stage: String = "first"
  deinit { print(self.stage) }
}

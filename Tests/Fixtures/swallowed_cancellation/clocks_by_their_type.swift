func poll(_ time: some Clock<Duration>, _ other: any Clock<Duration>) async {
  while true {
    try? await time.sleep(for: .seconds(1)) // expect: swallowed_cancellation
  }
}

struct Bed {
  func sleep(for time: Int) async throws {}
}

func rest(_ bed: Bed) async {
  while true {
    try? await bed.sleep(for: 1)
  }
}

func later(_ names: [String], _ values: AsyncStream<Int>) async {
  try? await Task.sleep(for: .seconds(1))
  for name in names {
    Task {
      try? await Task.sleep(for: .seconds(1))
      print(name)
    }
  }
  for await value in values {
    try? await Task.sleep(for: .seconds(1))
    print(value)
  }
}

struct Bed {
  func sleep(_ hours: Int) async throws {}
}

func night(_ bed: Bed) async {
  while true {
    try? await bed.sleep(8)
  }
}
// while true { try? await Task.sleep(for: .seconds(1)) }
let code = "while true { try? await Task.sleep(for: .seconds(1)) }"

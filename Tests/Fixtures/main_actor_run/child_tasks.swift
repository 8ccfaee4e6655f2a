actor Loader {
  func load() -> Int { 1 }
}

final class Rows: Sendable {
  @MainActor var count = 0
  let loader = Loader()

  func reload() async {
    async let first = loader.load()
    async let second = download(2)
    let sum = await first + second
    await MainActor.run { count = sum } // expect: main_actor_run
  }

  func named() async {
    await Swift.MainActor.run { count = 0 } // expect: main_actor_run
  }

  func works() async {
    async let first = loader.load()
    let rest = sum(of: [1, 2, 3])
    let all = await first + rest
    await MainActor.run { count = all }
  }

  private func sum(of rows: [Int]) -> Int { rows.reduce(0, +) }
}

func download(_ page: Int) async -> Int { page }

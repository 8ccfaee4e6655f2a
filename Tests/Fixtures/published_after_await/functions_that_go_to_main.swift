import Combine

@MainActor
func onMain<T>(_ work: () throws -> T) rethrows -> T {
  try work()
}

func inPlace<T>(_ work: () throws -> T) rethrows -> T {
  try work()
}

func onMainInTime(_ work: @MainActor @Sendable () -> Void) async {
  await MainActor.run { work() } // expect: main_actor_run
}

func anywhere(_ work: @Sendable () -> Void) async {
  work()
}

final class Ledger: ObservableObject {
  @Published var total = 0

  func load() async {
    let sum = await count()
    await onMain { total = sum }
    await onMainInTime { self.total = sum }
    await anywhere { self.total = sum } // expect: published_after_await (published off the main thread)
    inPlace { total = sum } // expect: published_after_await (published off the main thread)
  }

  func count() async -> Int { 1 }
}

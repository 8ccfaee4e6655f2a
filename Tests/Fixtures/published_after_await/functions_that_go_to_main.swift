import Combine

@MainActor
func onMain<T>(_ work: () throws -> T) rethrows -> T {
  try work()
}

func inPlace<T>(_ work: () throws -> T) rethrows -> T {
  try work()
}

final class Ledger: ObservableObject {
  @Published var total = 0

  func load() async {
    let sum = await count()
    await onMain { total = sum }
    inPlace { total = sum } // expect: published_after_await (published off the main thread)
  }

  func count() async -> Int { 1 }
}

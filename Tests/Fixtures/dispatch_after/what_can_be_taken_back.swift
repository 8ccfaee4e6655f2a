import Foundation

func later() -> DispatchWorkItem {
  let item = DispatchWorkItem { print(1) }
  DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
  return item
}

struct Plan {
  func asyncAfter(_ seconds: Int) {}
}

func plan(_ plan: Plan) -> Task<Void, any Error> {
  plan.asyncAfter(1)
  return Task {
    try await Task.sleep(for: .seconds(1))
    print(2)
  }
}

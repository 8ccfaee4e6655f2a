@MainActor final class Search {
  private var pending: Task<Void, any Error>?
  private var words = ""

  func type(_ text: String) {
    pending?.cancel()
    pending = Task {
      try await Task.sleep(for: .milliseconds(300))
      words = text
    }
  }
}

// One's own.
struct Plan {
  func asyncAfter(_ seconds: Int) {}
}

func plan(_ plan: Plan) { plan.asyncAfter(1) }

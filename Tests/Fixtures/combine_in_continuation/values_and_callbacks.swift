import Combine

@MainActor final class Gate {
  @Published var isOpen = false
  private var subscription: AnyCancellable?

  func untilOpen() async {
    for await isOpen in $isOpen.values where isOpen { return }
  }

  func open(_ ask: (@escaping @Sendable (Bool) -> Void) -> Void) async -> Bool {
    subscription = $isOpen.sink { print($0) }
    return await withCheckedContinuation { continuation in
      ask { continuation.resume(returning: $0) }
    }
  }

  func untilOpenOrCancelled() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        subscription = $isOpen.first().sink { _ in
          continuation.resume()
        } receiveValue: { _ in
        }
      }
    } onCancel: {
      Task { @MainActor in self.subscription?.cancel() }
    }
  }
}

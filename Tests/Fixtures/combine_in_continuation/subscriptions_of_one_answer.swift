import Combine

final class Client {
  let state = CurrentValueSubject<Int, Never>(0)
  private var subscriptions: Set<AnyCancellable> = []

  func wait() async {
    await withCheckedContinuation { continuation in
      state
        .first()
        .sink { _ in // expect: combine_in_continuation (note: cancelling the task)
          continuation.resume()
        } receiveValue: { _ in
        }
        .store(in: &subscriptions)
    }
  }

  func next() async -> Int? {
    for await value in state.values { return value }
    return nil
  }
}

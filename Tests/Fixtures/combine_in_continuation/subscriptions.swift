import Combine

final class Scale {
  let weights = PassthroughSubject<Int, any Error>()
  var subscriptions: Set<AnyCancellable> = []

  func next() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      weights.first()
        .sink( // expect: combine_in_continuation
          receiveCompletion: { completion in
            if case .failure(let error) = completion { continuation.resume(throwing: error) }
          },
          receiveValue: { continuation.resume(returning: $0) }
        )
        .store(in: &subscriptions)
    }
  }

  func wait() async {
    await withUnsafeContinuation { continuation in // expect: continuation_misuse (note)
      let subscription = weights.replaceError(with: 0).sink { _ in continuation.resume() } // expect: combine_in_continuation, continuation_misuse
      subscriptions.insert(subscription)
    }
  }
}

import Combine

extension Publisher where Failure == Never {
  func next(_ bag: inout Set<AnyCancellable>) async -> Output {
    await withCheckedContinuation { continuation in
      let subscription = sink { continuation.resume(returning: $0) } // expect: combine_in_continuation, continuation_misuse
      print(subscription)
    }
  }
}

struct Basin {
  func next() async {
    await withCheckedContinuation { continuation in
      sink { continuation.resume() }
    }
  }

  func sink(_ done: () -> Void) { done() }
}

import Combine

struct Empty: Error {}

final class Gauge {
  let levels = PassthroughSubject<Int, any Error>()
  var bag: Set<AnyCancellable> = []

  func untilDone() async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      levels.sink( // expect: combine_in_continuation (note: cancelling the task)
        receiveCompletion: { end in
          switch end {
          case .finished: done.resume()
          case .failure(let error):
            print("gone", error)
            done.resume(throwing: error)
          }
        },
        receiveValue: { _ in }
      )
      .store(in: &bag)
    }
  }

  func untilFailed() async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      levels.sink( // expect: combine_in_continuation
        receiveCompletion: { end in
          switch end {
          case .finished: print("done")
          case .failure(let error): done.resume(throwing: error)
          }
        },
        receiveValue: { _ in }
      )
      .store(in: &bag)
    }
  }

  func first() async throws -> Int {
    try await withCheckedThrowingContinuation { one in
      var isEmpty = true
      levels.first().sink { end in // expect: combine_in_continuation (note: cancelling the task)
        switch end {
        case .finished:
          if isEmpty { one.resume(throwing: Empty()) }
        case .failure(let error): one.resume(throwing: error)
        }
      } receiveValue: { level in
        isEmpty = false
        one.resume(returning: level)
      }
      .store(in: &bag)
    }
  }

  func each() async throws -> Int {
    try await withCheckedThrowingContinuation { one in
      var isEmpty = true
      levels.sink { end in // expect: combine_in_continuation
        switch end {
        case .finished:
          if isEmpty { one.resume(throwing: Empty()) }
        case .failure(let error): one.resume(throwing: error)
        }
      } receiveValue: { level in
        isEmpty = false
        one.resume(returning: level) // expect: continuation_misuse (this may run again)
      }
      .store(in: &bag)
    }
  }

  func firstWithoutEnd() async throws -> Int {
    try await withCheckedThrowingContinuation { one in
      var isEmpty = true
      levels.first().sink { end in // expect: combine_in_continuation
        switch end {
        case .finished: print(isEmpty)
        case .failure(let error): one.resume(throwing: error)
        }
      } receiveValue: { level in
        isEmpty = false
        one.resume(returning: level)
      }
      .store(in: &bag)
    }
  }
}

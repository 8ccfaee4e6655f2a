import Combine
import Foundation

enum Failure: Error { case timeout }

struct Request {
  func publisher() -> AnyPublisher<Int, Never> {
    Deferred { Future { answer in answer(.success(1)) } }.eraseToAnyPublisher()
  }

  func updates() -> AnyPublisher<Int, Never> {
    publisher().append([2, 3]).eraseToAnyPublisher()
  }
}

final class Sender {
  private var subscription: AnyCancellable?

  // Once, but nobody ends it.
  func send() async -> Int {
    await withCheckedContinuation { continuation in
      subscription = Request().publisher().sink { continuation.resume(returning: $0) } // expect: combine_in_continuation (cancelling the task)
    }
  }

  func follow() async -> Int {
    await withCheckedContinuation { continuation in
      subscription = Request().updates().sink { continuation.resume(returning: $0) } // expect: combine_in_continuation (often or never)
    }
  }

  func wait(_ values: PassthroughSubject<Int, Never>) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      var waiting: AnyCancellable?
      waiting = values.filter { $0 == 1 }.setFailureType(to: Failure.self)
        .timeout(.seconds(30), scheduler: DispatchQueue.global(), customError: { .timeout })
        .sink( // expect: combine_in_continuation (cancelling the task)
          receiveCompletion: { result in
            switch result {
            case .failure(let error): continuation.resume(throwing: error)
            case .finished: break
            }
          },
          receiveValue: { _ in
            waiting?.cancel()
            continuation.resume()
          }
        )
    }
  }
}

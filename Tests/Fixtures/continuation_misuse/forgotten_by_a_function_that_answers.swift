import Foundation

enum Failure: Error {
  case offline
  case empty
}

final class Server {
  private let session = URLSession.shared

  func version(_ url: URL) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      loadVersion(url) { result in
        continuation.resume(with: result)
      }
    }
  }

  private func loadVersion(_ url: URL, completion: @escaping (Result<String, any Error>) -> Void) {
    let task = session.dataTask(with: url) { data, _, error in
      if error != nil {
        completion(.failure(Failure.offline))
        return
      }
      guard let data, let text = String(data: data, encoding: .utf8) else { return } // expect: continuation_misuse
      completion(.success(text))
    }
    task.resume()
  }

  func name(_ url: URL) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      loadName(url, completion: { continuation.resume(with: $0) })
    }
  }

  private func loadName(_ url: URL, completion: @escaping (Result<String, any Error>) -> Void) {
    guard url.isFileURL else {
      completion(.failure(Failure.offline))
      return
    }
    if url.path.isEmpty {
      completion(.failure(Failure.empty))
    }
    completion(.success(url.path)) // expect: continuation_misuse
  }

  func size(_ url: URL) async -> Int {
    await withCheckedContinuation { continuation in
      loadSize(url) { continuation.resume(returning: $0) }
    }
  }

  /// Each path answers once.
  private func loadSize(_ url: URL, completion: @escaping (Int) -> Void) {
    guard url.isFileURL else {
      completion(0)
      return
    }
    session.dataTask(with: url) { data, _, _ in
      guard let data else { return completion(0) }
      completion(data.count)
    }.resume()
  }

  func date(_ url: URL) async -> Int {
    await withCheckedContinuation { continuation in
      loadDate(url) { continuation.resume(returning: $0) }
    }
  }

  /// Somebody else has it.
  private func loadDate(_ url: URL, completion: @escaping (Int) -> Void) {
    guard url.isFileURL else {
      completion(0)
      return
    }
    waiting.append(completion)
  }

  private var waiting: [(Int) -> Void] = []

  func owner(_ url: URL) async -> Int {
    await withCheckedContinuation { continuation in
      loadOwner(url, progress: { print($0) }, completion: { continuation.resume(returning: $0) })
    }
  }

  /// Which of both resumes is not followed.
  private func loadOwner(_ url: URL, progress: @escaping (Int) -> Void, completion: @escaping (Int) -> Void) {
    progress(1)
    guard url.isFileURL else { return }
    completion(0)
  }
}

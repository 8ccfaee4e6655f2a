import Foundation

struct Missing: Error {}

final class PhotoTaker {
  private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
  private var one: CheckedContinuation<Data, any Error>?
  private var line: [CheckedContinuation<Data, any Error>] = []

  func take(_ id: Int) async throws -> Data {
    try await withCheckedThrowingContinuation { waiting[id] = $0 }
  }

  func photo(_ id: Int, _ photo: Photo, _ error: (any Error)?) {
    guard let continuation = waiting.removeValue(forKey: id) else { return }
    if let error {
      continuation.resume(throwing: error)
    } else if let data = photo.data {
      continuation.resume(returning: data)
    }
  } // expect: continuation_misuse (a path ends here)

  func film(_ data: Data?) {
    let continuation = one
    one = nil
    guard let data else { return } // expect: continuation_misuse (a path ends here)
    continuation?.resume(returning: data)
  }

  func next(_ data: Data?) {
    if let continuation = line.popLast() {
      if let data { continuation.resume(returning: data) }
    } // expect: continuation_misuse
  }

  func element(_ id: Int, _ data: Data?) {
    guard let continuation = self.waiting[id] else { return }
    waiting[id] = nil
    if data == nil {
      continuation.resume(throwing: Missing())
    }
    continuation.resume(returning: data ?? Data()) // expect: continuation_misuse (already resumed)
  }

  // It waits on.
  func maybe(_ id: Int, _ data: Data?) {
    guard let continuation = waiting[id] else { return }
    guard let data else { return }
    waiting[id] = nil
    continuation.resume(returning: data)
  }

  func again(_ id: Int, _ data: Data?) {
    guard let continuation = waiting.removeValue(forKey: id) else { return }
    guard let data else {
      waiting[id] = continuation
      return
    }
    continuation.resume(returning: data)
  }

  func each(_ id: Int, _ photo: Photo, _ error: (any Error)?) {
    guard let continuation = waiting.removeValue(forKey: id) else { return }
    if let error {
      continuation.resume(throwing: error)
      return
    }
    switch photo.data {
    case let data?: continuation.resume(returning: data)
    case nil: continuation.resume(throwing: Missing())
    }
  }

  func all() {
    while let continuation = line.popLast() { continuation.resume(throwing: Missing()) }
    guard one != nil else { return }
    let continuation = one
    one = nil
    Task { continuation?.resume(throwing: Missing()) }
  }

  func handed(_ id: Int, _ data: Data) {
    guard let continuation = waiting.removeValue(forKey: id) else { return }
    give(data, to: continuation)
  }

  private func give(_ data: Data, to continuation: CheckedContinuation<Data, any Error>) {
    continuation.resume(returning: data)
  }
}

struct Photo {
  let data: Data?
}

final class Ferry {
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var isOpen = true

  func answer(_ id: Int) {
    guard let waiter = waiters.removeValue(forKey: id), isOpen // expect: continuation_misuse (note: a path ends here)
    else { return }
    waiter.resume()
  }

  func answerIfOpen(_ id: Int) {
    guard isOpen, let waiter = waiters.removeValue(forKey: id) else { return }
    waiter.resume()
  }

  func answerOrWait(_ id: Int) {
    if let waiter = waiters.removeValue(forKey: id), isOpen { // expect: continuation_misuse (note: a path ends here)
      waiter.resume()
    }
  }

  func answerOrEnd(_ id: Int) {
    guard let waiter = waiters.removeValue(forKey: id), isOpen else { preconditionFailure() }
    waiter.resume()
  }

  // Where it is built for users, this goes on.
  func answerOrTell(_ id: Int) {
    guard let waiter = waiters.removeValue(forKey: id), isOpen else { // expect: continuation_misuse (note: a path ends here)
      assertionFailure()
      return
    }
    waiter.resume()
  }

  func answerFromNowOn(_ id: Int) {
    if let waiter = waiters.removeValue(forKey: id), #available(macOS 15, *) {
      waiter.resume()
    }
  }

  func answerOnce(_ id: Int) {
    guard let waiter = waiters[id], isOpen else { return }
    waiters[id] = nil
    waiter.resume()
  }
}

final class Observed {
  private var waiting: CheckedContinuation<Int, Never>?
  var value = 0 {
    didSet { waiting?.resume(returning: value) } // expect: continuation_misuse
  }

  func next() async -> Int { await withCheckedContinuation { waiting = $0 } }
}

final class Forgetting {
  private var waiting: CheckedContinuation<Int, Never>?
  var value = 0 {
    didSet {
      waiting?.resume(returning: value)
      waiting = nil
    }
  }

  func next() async -> Int { await withCheckedContinuation { waiting = $0 } }
}

final class Comparing {
  private var waiting: CheckedContinuation<Void, Never>?
  var isReady = false {
    didSet { if isReady, !oldValue { waiting?.resume() } }
  }

  func next() async { await withCheckedContinuation { waiting = $0 } }
}

func mapped(_ load: (@escaping (Int?) -> Void) -> Void) async -> Int {
  await withCheckedContinuation { continuation in
    load { value in
      value.map { continuation.resume(returning: $0) } // expect: continuation_misuse (if 'value' is nil)
    }
  }
}

func mappedOrNot(_ load: (@escaping (Int?) -> Void) -> Void) async -> Int {
  await withCheckedContinuation { continuation in
    load { value in
      value.map { continuation.resume(returning: $0) } ?? continuation.resume(returning: 0)
    }
  }
}

func asked(_ load: (@escaping (Int?) -> Void) -> Void) async -> Int {
  await withCheckedContinuation { continuation in
    load { value in
      guard value != nil else { return continuation.resume(returning: 0) }
      value.map { continuation.resume(returning: $0) }
    }
  }
}

struct Future {
  func map(_ done: @escaping (Int) -> Void) -> Future { self }
  func whenFailure(_ failed: @escaping (any Error) -> Void) {}
}

func futures(_ future: Future) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    future.whenFailure { continuation.resume(throwing: $0) }
    _ = future.map { continuation.resume(returning: $0) }
  }
}

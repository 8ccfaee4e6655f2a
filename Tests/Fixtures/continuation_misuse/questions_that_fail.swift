// A call that throws brings no answer: whoever catches its error must resume, or end the program.
import Foundation

final class Client {
  private let queue = DispatchQueue(label: "client") // expect: serial_queue

  func ask(_ answer: @escaping (Int) -> Void) throws {
    guard Bool.random() else { throw CancellationError() }
    queue.async { answer(1) }
  }

  func log() async -> Int {
    await withCheckedContinuation { continuation in // expect: continuation_misuse
      do {
        try ask { continuation.resume(returning: $0) }
      } catch {
        print(error)
      }
    }
  }

  func logLater() async -> Int {
    await withCheckedContinuation { continuation in // expect: continuation_misuse
      queue.async {
        do {
          try self.ask { continuation.resume(returning: $0) }
        } catch {
          print(error)
        }
        print("asked")
      }
    }
  }

  func drop() async -> Int {
    await withCheckedContinuation { continuation in
      try? ask { continuation.resume(returning: $0) } // expect: continuation_misuse
    }
  }

  func answer() async -> Int {
    await withCheckedContinuation { continuation in
      do {
        try ask { continuation.resume(returning: $0) }
      } catch {
        continuation.resume(returning: 0)
      }
    }
  }

  func insist() async -> Int {
    await withCheckedContinuation { continuation in
      do {
        try ask { continuation.resume(returning: $0) }
      } catch {
        fatalError("\(error)")
      }
    }
  }

  // It answers, and throws then.
  func tell(_ answer: @escaping (Int) -> Void) throws {
    answer(0)
    throw CancellationError()
  }

  func hear() async -> Int {
    await withCheckedContinuation { continuation in
      do {
        try tell { continuation.resume(returning: $0) }
      } catch {
        print(error)
      }
    }
  }

  func force() async -> Int {
    await withCheckedContinuation { continuation in
      try! ask { continuation.resume(returning: $0) }
    }
  }
}

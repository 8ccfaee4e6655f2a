// Where one method takes the continuation out, another that leaves it there lets it be resumed again.
import Foundation

final class Channel {
  typealias Reply = CheckedContinuation<Int, any Error>
  private var pending: Reply?

  func send() async throws -> Int {
    try await withCheckedThrowingContinuation { pending = $0 }
  }

  func answer(_ value: Int) {
    guard let reply = pending else { return }
    pending = nil
    reply.resume(returning: value)
  }

  func fail(_ error: any Error) {
    pending?.resume(throwing: error) // expect: continuation_misuse (stays in its property)
    close()
  }

  private func close() { print("closed") }
}

// Who calls it, or what it calls, takes it out.
final class Helped {
  private var pending: CheckedContinuation<Int, any Error>?

  func send() async throws -> Int {
    try await withCheckedThrowingContinuation { pending = $0 }
  }

  func answer(_ value: Int) {
    pending?.resume(returning: value)
    forget()
  }

  func fail(_ error: any Error) {
    end(.failure(error))
    pending = nil
  }

  private func end(_ result: Result<Int, any Error>) { pending?.resume(with: result) }
  private func forget() { pending = nil }
}

// What the first one says keeps the second one out.
final class Told {
  private var pending: CheckedContinuation<Int, any Error>?
  private var isOver = false

  func send() async throws -> Int {
    try await withCheckedThrowingContinuation { pending = $0 }
  }

  func answer(_ value: Int) {
    guard !isOver else { return }
    pending?.resume(returning: value)
    pending = nil
  }

  func fail(_ error: any Error) {
    isOver = true
    pending?.resume(throwing: error)
  }
}

// It is nobody else's.
final class Single {
  private var pending: CheckedContinuation<Int, any Error>?

  func send() async throws -> Int {
    try await withCheckedThrowingContinuation { pending = $0 }
  }

  func answer(_ value: Int) { pending?.resume(returning: value) }
}

/// Taken out by a method that gives it.
final class Compass: NSObject {
  private var origin: CheckedContinuation<Double, any Error>?
  private let lock = NSLock()

  func locate(with manager: CLLocationManager) async throws -> Double {
    try await withCheckedThrowingContinuation { continuation in
      lock.withLock { origin = continuation }
      manager.requestLocation()
    }
  }

  private func take() -> CheckedContinuation<Double, any Error>? {
    lock.lock()
    defer { origin = nil; lock.unlock() }
    return origin
  }
}

extension Compass: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    take()?.resume(returning: locations[0].course)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    origin?.resume(throwing: error) // expect: continuation_misuse (stays in its property)
  }
}

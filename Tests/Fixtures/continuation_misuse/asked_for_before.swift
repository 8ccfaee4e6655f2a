import Combine
import CoreLocation

final class Locator: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<CLLocation, any Error>?
  private let names = PassthroughSubject<String, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  func location() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { continuation in
      precondition(waiting == nil)
      waiting = continuation
      manager.startUpdatingLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last else { return }
    waiting?.resume(returning: last) // expect: continuation_misuse (this may run again)
  }

  func name() async -> String {
    await withCheckedContinuation { done in
      names.sink { done.resume(returning: $0) } // expect: combine_in_continuation, continuation_misuse
        .store(in: &subscriptions)
    }
  }

  func firstName() async -> String {
    await withCheckedContinuation { done in
      names.first().sink { done.resume(returning: $0) } // expect: combine_in_continuation
        .store(in: &subscriptions)
    }
  }
}

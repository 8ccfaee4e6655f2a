// A property and the delegate's methods that resume it stand in several files: nobody forgets the one, the other is
// forgotten elsewhere.
import CoreLocation

final class Finder: NSObject {
  let manager = CLLocationManager()
  var access: CheckedContinuation<CLAuthorizationStatus, Never>?
  var place: CheckedContinuation<CLLocation, any Error>?
  var page: CheckedContinuation<Data, Never>?

  func ask() async -> CLAuthorizationStatus {
    await withCheckedContinuation { continuation in
      access = continuation
      manager.requestWhenInUseAuthorization()
    }
  }

  func find() async throws -> CLLocation {
    try await withCheckedThrowingContinuation { continuation in
      place = continuation
      manager.startUpdatingLocation()
    }
  }

  func load(_ request: URLRequest) async -> Data {
    let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
    return await withCheckedContinuation { continuation in
      page = continuation
      session.dataTask(with: request).resume()
    }
  }
}
// file: Finder+Delegate.swift
import CoreLocation

extension Finder: CLLocationManagerDelegate, URLSessionDataDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    access?.resume(returning: manager.authorizationStatus) // expect: continuation_misuse
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    place?.resume(returning: locations[0])
    settle()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    page?.resume(returning: data) // expect: continuation_misuse
  }
}
// file: Finder+Settling.swift
extension Finder {
  func settle() {
    place = nil
  }
}

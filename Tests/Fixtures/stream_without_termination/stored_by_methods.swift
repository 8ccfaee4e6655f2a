import CoreLocation

typealias LocationSink = AsyncStream<CLLocation>.Continuation

final class LocationFeed: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var sink: LocationSink?
  private var headingSink: AsyncStream<CLHeading>.Continuation?

  func locations() -> AsyncStream<CLLocation> {
    AsyncStream { sink in // expect: stream_without_termination
      install(sink)
    }
  }

  private func install(_ newSink: LocationSink) {
    sink = newSink // expect: stream_continuation_overwritten
    manager.startUpdatingLocation()
  }

  // Who listens here listens to another stream.
  func headings() -> AsyncStream<CLHeading> {
    headingSink?.finish()
    return AsyncStream { sink in
      sink.onTermination = { [manager] _ in manager.stopUpdatingHeading() }
      headingSink = sink
      manager.startUpdatingHeading()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations { sink?.yield(location) }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading) {
    headingSink?.yield(heading)
  }
}

final class Headings: NSObject, CLLocationManagerDelegate {
  private var continuation: AsyncStream<CLHeading>.Continuation?

  func headings() -> AsyncStream<CLHeading> {
    let stream = AsyncStream<CLHeading> { continuation = $0 } // expect: stream_continuation_overwritten
    listen()
    return stream
  }

  private func listen() {
    guard let sink = self.continuation else { return }
    sink.onTermination = { _ in print("gone") }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading) {
    continuation?.yield(heading)
  }
}

import AVFoundation
import CoreBluetooth
import CoreLocation

final class Fetcher: NSObject, URLSessionDownloadDelegate {
  func urlSession(_: URLSession, downloadTask _: URLSessionDownloadTask, didFinishDownloadingTo _: URL) {
    MainActor.assumeIsolated {}  // expect: assume_isolated_off_main (error: traps off main; this is a delegate)
  }
}

final class Poster: NSObject, URLSessionDelegate {
  private var session: URLSession?

  func open() { session = URLSession(configuration: .default, delegate: self, delegateQueue: .main) }

  func urlSessionDidFinishEvents(forBackgroundURLSession _: URLSession) { MainActor.assumeIsolated {} }
}

// The queue is somebody else's to know.
final class Messenger: NSObject, URLSessionDelegate {
  func open(on queue: OperationQueue) -> URLSession {
    URLSession(configuration: .default, delegate: self, delegateQueue: queue)
  }

  func urlSession(_: URLSession, didBecomeInvalidWithError _: (any Error)?) {
    MainActor.assumeIsolated {}  // expect: assume_isolated_off_main (note)
  }
}

final class Lens: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
  func captureOutput(_: AVCaptureOutput, didOutput _: CMSampleBuffer, from _: AVCaptureConnection) {
    MainActor.assumeIsolated {}  // expect: assume_isolated_off_main (error)
  }
}

final class Beacon: NSObject, CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_: CBCentralManager) {
    MainActor.assumeIsolated {}  // expect: assume_isolated_off_main (note)
  }
}

final class Finder: NSObject, CBCentralManagerDelegate {
  private lazy var manager = CBCentralManager(delegate: self, queue: nil)

  func centralManagerDidUpdateState(_: CBCentralManager) { MainActor.assumeIsolated {} }
}

final class Gauge: NSObject, CBCentralManagerDelegate {
  private let radio = DispatchQueue(label: "gauge")
  private lazy var manager = CBCentralManager(delegate: self, queue: radio)

  func centralManagerDidUpdateState(_: CBCentralManager) {
    MainActor.assumeIsolated {}  // expect: assume_isolated_off_main (error)
  }
}

final class Compass: NSObject, CLLocationManagerDelegate {
  func locationManager(_: CLLocationManager, didUpdateLocations _: [CLLocation]) {
    MainActor.assumeIsolated {}  // expect: assume_isolated_off_main (note)
  }
}

// file: Package.swift
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Map",
  targets: [
    .target(
      name: "Map",
      swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances")]
    )
  ]
)
// file: Sources/Map/Map.swift
import CoreLocation

final class Finder: NSObject, CLLocationManagerDelegate {
  var count = 0

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    count += 1
  }
}

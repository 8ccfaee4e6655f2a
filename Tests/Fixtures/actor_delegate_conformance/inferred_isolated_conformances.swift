// file: Package.swift
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Map",
  targets: [
    .target(name: "Map", swiftSettings: [.enableUpcomingFeature("InferIsolatedConformances")])
  ]
)
// file: Sources/Map/Map.swift
import CoreLocation

@MainActor final class Finder: NSObject, CLLocationManagerDelegate { // expect: actor_delegate_conformance (note)
  var count = 0

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    count += 1
  }
}

actor Seeker: NSObject, CLLocationManagerDelegate { // expect: actor_delegate_conformance (warning: the delegate's)
  var count = 0

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    count += 1
  }
}

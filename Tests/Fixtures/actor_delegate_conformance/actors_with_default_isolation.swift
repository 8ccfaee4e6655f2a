// file: Package.swift
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Radio",
  targets: [.target(name: "Radio", swiftSettings: [.defaultIsolation(MainActor.self)])]
)
// file: Sources/Radio/Radio.swift
import CoreBluetooth

actor Radio: NSObject, CBCentralManagerDelegate { // expect: actor_delegate_conformance
  func centralManagerDidUpdateState(_ central: CBCentralManager) {}
}

final class Screen: NSObject, CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {}
}

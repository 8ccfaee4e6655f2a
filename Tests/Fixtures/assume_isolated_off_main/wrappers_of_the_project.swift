// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Forge", targets: [.target(name: "Forge", path: "Forge"), .target(name: "Mill", path: "Mill", dependencies: ["Forge"], swiftSettings: [.enableUpcomingFeature("DisableOutwardActorInference")])])

// file: Forge/Wrappers.swift
@MainActor @propertyWrapper
public struct Glowing {
  public var wrappedValue = 0
}

@propertyWrapper
struct Lit {
  @MainActor var wrappedValue: Int { 1 }
}

@propertyWrapper
struct Plain {
  var wrappedValue = 0
}

@MainActor @propertyWrapper
struct Free {
  nonisolated var wrappedValue: Int { 0 }
}

// file: Forge/Forge.swift
struct Anvil {
  @Glowing var heat

  func strike() { MainActor.assumeIsolated {} }
}

final class Bellows {
  @Lit private var heat: Int

  func blow() { MainActor.assumeIsolated {} }
}

struct Bucket {
  @Plain var water

  func pour() { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
}

struct Chimney {
  @Free var smoke: Int

  func draw() { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
}

struct Door {
  @Lit static var handle: Int

  func open() { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
}

// file: Mill/Mill.swift
import Forge

struct Wheel {
  @Glowing var spin

  func turn() { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
}

// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Kiln", targets: [.target(name: "Kiln", path: "Kiln"), .target(name: "Oven", path: "Oven", swiftSettings: [.enableUpcomingFeature("DisableOutwardActorInference")])])

// file: Kiln/Kiln.swift
import SwiftUI

final class Fire: ObservableObject {}

struct Furnace {
  @StateObject var fire = Fire()

  func heat() { MainActor.assumeIsolated {} }
}

final class Tongs: ObservableObject {
  @ObservedObject var fire = Fire()
  static var length = 0

  func cool() {}

  deinit { cool() } // expect: deinit_calls_isolated
}

@Observable final class Poker {
  @ObservationIgnored @ObservedObject var fire = Fire()

  func stir() {}

  deinit { stir() } // expect: deinit_calls_isolated
}

struct Tray {
  @State var depth = 0
  static var width = 1 // expect: global_mutable_state (note)

  func lift() { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
}

// file: Oven/Oven.swift
import SwiftUI

final class Coal: ObservableObject {}

struct Oven {
  @StateObject var coal = Coal()

  func heat() { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
}

// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Kiln", targets: [.target(name: "Kiln", path: ".")])

// file: Kiln.swift
import SwiftUI

final class Fire: ObservableObject {}

struct Furnace {
  @StateObject var fire = Fire()

  func heat() { MainActor.assumeIsolated {} } // expect: assume_isolated_off_main
}

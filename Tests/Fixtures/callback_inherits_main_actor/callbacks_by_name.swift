// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Pulse", targets: [.target(name: "Pulse", path: ".")])

// file: Pulse.swift
import Foundation

@MainActor final class Pulse {
  let source = DispatchSource.makeTimerSource(queue: .global())

  func start() {
    let beat: () -> Void = { print("beat") }
    source.setEventHandler(handler: beat) // expect: callback_inherits_main_actor
    source.setCancelHandler(handler: Self.end) // expect: callback_inherits_main_actor
  }

  func startRight() {
    let beat: @Sendable () -> Void = { print("beat") }
    source.setEventHandler(handler: beat)
    source.setCancelHandler(handler: Self.free)
  }

  static func end() {}
  nonisolated static func free() {}
}

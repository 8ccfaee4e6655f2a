// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Pulse", targets: [.target(name: "Pulse", path: ".")])

// file: Pulse.swift
import Foundation

@MainActor final class Pulse {
  let source = DispatchSource.makeTimerSource(queue: .global())

  func start() {
    source.setEventHandler(handler: Self.tick) // expect: callback_inherits_main_actor
    source.setCancelHandler(handler: Self.end) // expect: callback_inherits_main_actor
  }

  func startByOtherNames() {
    func beat() { print("beat") }
    source.setEventHandler(handler: beat) // expect: callback_inherits_main_actor
    let end = Self.end
    source.setCancelHandler(handler: end) // expect: callback_inherits_main_actor
    let isolated: @MainActor () -> Void = { print("beat") }
    source.setEventHandler(handler: isolated) // expect: callback_inherits_main_actor
    let stated = { @MainActor in print("beat") }
    source.setEventHandler(handler: stated) // expect: callback_inherits_main_actor
  }

  func startRight() {
    let beat: @Sendable () -> Void = { print("beat") }
    source.setEventHandler(handler: beat)
    source.setCancelHandler(handler: Self.free)
  }

  static func tick() {}
  static func end() {}
  nonisolated static func free() {}
}

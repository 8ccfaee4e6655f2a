// What no target has, of a project with targets, is seldom new.
// file: Samples/Pulse.swift
import Foundation

@MainActor final class Pulse {
  let source = DispatchSource.makeTimerSource(queue: .global())

  func start() {
    source.setEventHandler { // expect: callback_inherits_main_actor (note: it inherits the main actor, runs elsewhere and will trap)
      print("beat")
    }
    source.resume()
  }
}
// file: Sources/Beats/Beat.swift
import Foundation

@MainActor final class Beat {
  let source = DispatchSource.makeTimerSource(queue: .global())

  func start() {
    source.setEventHandler { // expect: callback_inherits_main_actor (error: it inherits the main actor, runs elsewhere and traps)
      print("beat")
    }
    source.resume()
  }
}
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Beats", targets: [.target(name: "Beats")])

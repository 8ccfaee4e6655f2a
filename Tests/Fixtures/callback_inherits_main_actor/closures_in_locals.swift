// A closure that a local keeps has no check at its start, whatever type is written: it runs where it is called.
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Meter", targets: [.target(name: "Meter", path: ".")])

// file: Meter.swift
import AVFoundation

typealias Handler = @convention(block) () -> Void

@MainActor final class Meter {
  let source = DispatchSource.makeTimerSource(queue: .global())
  let engine = AVAudioEngine()
  var level = 0

  func start(isLoud: Bool) {
    let untyped = { print("beat") }
    source.setEventHandler(handler: untyped)
    let typed: () -> Void = { print("beat") }
    source.setEventHandler(handler: typed)
    let named: Handler = { [weak self] in self?.level += 1 }
    source.setEventHandler(handler: named)
    let deferred: () -> Void
    if isLoud { deferred = { print("loud") } } else { deferred = { print("still") } }
    source.setEventHandler(handler: deferred)
    let retyped: () -> Void = tick
    source.setEventHandler(handler: retyped)
    let tap: AVAudioNodeTapBlock = { buffer, _ in print(buffer.frameLength) }
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil, block: tap)
  }

  func startInPlace() {
    source.setEventHandler { print("beat") } // expect: callback_inherits_main_actor
    let inner = { print("beat") }
    source.setEventHandler { inner() } // expect: callback_inherits_main_actor
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in // expect: callback_inherits_main_actor
      print(buffer.frameLength)
    }
  }

  func tick() {}
}

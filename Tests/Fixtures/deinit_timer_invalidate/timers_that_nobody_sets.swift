// Where all files are there, a private property that nothing sets is nil.
// others: 40
// file: Server.swift
import Foundation

final class Server {
  private var health: Timer?
  private var beat: Timer?
  private var pulse: Timer? = Timer()

  func start() {
    health?.invalidate()
    health = nil
    beat = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("beat") }
  }

  deinit {
    health?.invalidate()
    beat?.invalidate() // expect: deinit_timer_invalidate
    pulse?.invalidate() // expect: deinit_timer_invalidate
  }
}

final class Lent {
  private var timer: Timer?

  init() {
    make(&timer)
  }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
  }
}

func make(_ timer: inout Timer?) {
  timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("beat") }
}

func run() async {
  Server().start()
  await Task.detached { _ = Lent() }.value
  await Task.detached { _ = Server() }.value
}
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Whole", targets: [.target(name: "Whole", path: ".")])

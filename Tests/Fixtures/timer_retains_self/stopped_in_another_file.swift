import Foundation

final class Session {
  var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
  }

  func tick() {}
}
// file: Session+Stop.swift
extension Session {
  func stop() { timer?.invalidate() }
}

import Foundation

final class Radar {
  var task: Task<Void, Never>?
  var blips = 0

  func start() {
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("blip")) { self.blips += 1 }
    }
  }
}
// file: Radar+Stop.swift
extension Radar {
  func stop() {
    task?.cancel()
  }
}

import Foundation

final class Prompt {
  func ask() {
    Queues.ui.sync { print("ready?") } // expect: main_sync
    Queues.work.sync { print("ready?") }
    Queues.onScreen.sync { print("ready?") } // expect: main_sync
    Queues.targeted.sync { print("ready?") }
  }
}

// file: Queues.swift
import Foundation

enum Queues {
  static let ui = DispatchQueue.main
  static let onScreen: DispatchQueue = .main
  static let work = DispatchQueue(label: "work")
  static let targeted = DispatchQueue(label: "targeted", target: .main)
}

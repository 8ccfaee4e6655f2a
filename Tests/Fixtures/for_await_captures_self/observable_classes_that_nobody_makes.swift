// others: 40
// file: Ledger.swift
import Combine
import Observation

final class Ledger: Observable {
  @Published var rows: [String] = []

  init() { start() }

  private func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (note: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}

/// What asks for an initializer may have been made by somebody.
final class Journal: Decodable {
  @Published var rows: [String] = []

  init(from decoder: any Decoder) throws { start() }

  private func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Whole", targets: [.target(name: "Whole", path: ".")])

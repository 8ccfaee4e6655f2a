// A package that does not stand at the root is nobody's but the repository's: the program makes all of its objects.
// others: 40
// file: App/Program.swift
import Inner
import Shown
import SwiftUI

let feed = Feed() // expect: global_mutable_state
let store = Store() // expect: global_mutable_state

@main struct Program: App {
  var body: some Scene {
    WindowGroup { Text("Program") }
  }
}
// file: Packages/Inner/Sources/Inner/Store.swift
import Combine

public final class Store {
  @Published public var rows: [String] = []

  public init() {}

  public func start() {
    Task {
      for await rows in $rows.values {
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}
// file: Packages/Inner/Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Inner", targets: [.target(name: "Inner")])
// file: Sources/Shown/Feed.swift
import Combine

public final class Feed {
  @Published public var rows: [String] = []

  public init() {}

  public func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Shown", targets: [.target(name: "Shown")])

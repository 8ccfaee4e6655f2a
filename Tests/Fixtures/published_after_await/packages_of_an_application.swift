// A package that does not stand at the root is nobody's but the repository's: what it shows is used here or nowhere.
// others: 40
// file: App/Program.swift
import Core
import SwiftUI

@main struct Program: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup { Text("Library").task { await library.reload() } }
  }
}
// file: Packages/Core/Sources/Core/Library.swift
import Combine

public final class Library: ObservableObject {
  @Published public var titles: [String] = []

  public init() {}

  public func reload() async {
    titles = await load() // expect: published_after_await (warning: this is published)
  }

  public func reloadLater() async {
    titles = await load() // expect: published_after_await (note: this is published)
  }

  func load() async -> [String] { [] }
}

public final class Archive: ObservableObject {
  @Published public var titles: [String] = []

  public init() {}

  public func reload() async {
    titles = [] // expect: published_after_await (note: this is published)
  }
}
// file: Packages/Core/Tests/CoreTests/MockLibrary.swift
import Combine

final class MockLibrary: ObservableObject {
  @Published var titles: [String] = []

  func reload() async {
    titles = [] // expect: published_after_await (note: this is published)
  }
}
// file: Packages/Core/Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Core",
  targets: [.target(name: "Core"), .testTarget(name: "CoreTests", dependencies: ["Core"])]
)

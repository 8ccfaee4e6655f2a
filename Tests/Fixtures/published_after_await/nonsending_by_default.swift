// file: Package.swift
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Books",
  targets: [
    .target(name: "Books", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
  ]
)
// file: Sources/Books/Shelf.swift
import Combine

final class Shelf: ObservableObject {
  @Published var books: [String] = []

  func load() async {
    await Task.yield()
    books = ["read where the caller is"]
  }

  @concurrent func index() async {
    await Task.yield()
    books.sort() // expect: published_after_await
  }

  func reload() {
    Task {
      books = [] // expect: published_after_await
    }
  }
}

// Where all callers are seen, what nobody calls, or of an object that nobody makes, harms nobody yet.
// others: 40
// file: Library.swift
import Combine

final class Library: ObservableObject {
  @Published var titles: [String] = []

  func reload() async {
    titles = await load() // expect: published_after_await (warning: this is published)
  }

  func reloadLater() async {
    titles = await load() // expect: published_after_await (note: this is published)
  }

  func appear() async {
    titles = await load() // expect: published_after_await (warning: this is published)
  }

  func load() async -> [String] { [] }
}

final class Archive: ObservableObject {
  @Published var titles: [String] = []

  func reload() async {
    titles = [] // expect: published_after_await (note: this is published)
  }
}
// file: LibraryView.swift
import SwiftUI

struct LibraryView: View {
  @StateObject private var library = Library()

  var body: some View {
    Text("Library").task(perform: library.appear).refreshable { await library.reload() }
  }
}
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Whole", targets: [.target(name: "Whole", path: ".")])

import Combine
import SwiftUI

@MainActor
// Shows what is in the basket.
@available(iOS 15, *)
final class Basket: ObservableObject {
  @Published var items: [Int] = []

  func load() async { items = await fetch() }
}

class Shop: ObservableObject {
  @Published var items: [Int] = []

  @MainActor func load() async { items = await fetch() }

  @MainActor
  func loadInTask() {
    Task { items = await fetch() }
  }

  func hops() async {
    let loaded = await fetch()
    await MainActor.run { items = loaded }
    Task { @MainActor in items = loaded } // expect: task_update_after_return
    DispatchQueue.main.async { self.items = loaded } // expect: task_update_after_return
  }

  func later() {
    items = []
  }

  func takes(_ work: () async -> Void) {
    items = []
  }
}

final class Corner: Basket {
  func more() async { items = await fetch() }
}

@MainActor protocol Screen {}

final class Window: Screen, ObservableObject {
  @Published var items: [Int] = []

  func load() async { items = await fetch() }
}

func fetch() async -> [Int] { [] }
// file: Basket+More.swift
extension Basket {
  func reload() async { items = await fetch() }
}

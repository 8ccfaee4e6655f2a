import SwiftUI

struct Tile: View {
  let title: String
  let action: () -> Void
}

struct Row: View {
  var content: () -> Text
  var onEnd: (() -> Void)?
}

struct Loader {
  let load: () -> Task<Int, any Error>
}

final class Knob {
  var turned: ((Int) -> Void)?
  var asked: (() -> Task<Int, any Error>)?
}

struct Page: View {
  let knob = Knob()
  var pressed: (() -> Void)?

  var body: some View {
    Tile(
      title: "one",
      action: {
        Task { // expect: unhandled_throwing_task
          try await load()
        }
      })
    Tile(title: "two") {
      Task { // expect: unhandled_throwing_task
        try await load()
      }
    }
    Toggle(
      "three",
      isOn: Binding(
        get: { true },
        set: { _ in
          Task { // expect: unhandled_throwing_task
            try await load()
          }
        }))
    Row {
      Text("four")
    } onEnd: {
      Task { // expect: unhandled_throwing_task
        try await load()
      }
    }
  }

  mutating func connect() {
    pressed = {
      Task { // expect: unhandled_throwing_task
        try await load()
      }
    }
    knob.turned = { _ in
      Task { // expect: unhandled_throwing_task
        try await load()
      }
    }
    knob.asked = { Task { try await load() } }
    _ = Loader { Task { try await load() } }
    _ = Loader(load: { Task { try await load() } })
  }

  func load() async throws -> Int { 1 }
}

import Foundation
import os

@MainActor var title = ""

struct Failure: Error {
  let reason: String
}

struct Screen {
  let logger = Logger()

  func logged() async throws {
    logger.info("start")
    let url = URL(fileURLWithPath: "/a")
    do {
      let text = try await fetch(url)
      guard !text.isEmpty else { throw Failure(reason: "empty") }
      await MainActor.run { title = text } // expect: main_actor_run
    } catch {
      Logger.network.error("no")
      await MainActor.run { title = "" } // expect: main_actor_run
    }
  }

  func looped() async throws {
    while true {
      let text = try await fetch(URL(fileURLWithPath: "/b"))
      await MainActor.run { title = text } // expect: main_actor_run
      try await Task.sleep(for: .seconds(1))
    }
  }

  func inTask() {
    let sorted = [3, 1].sorted()
    Task {
      let text = try? await fetch(URL(fileURLWithPath: "/c"))
      await MainActor.run { title = "\(text ?? "")\(sorted)" } // expect: main_actor_run
    }
  }
}

extension Logger {
  static let network = Logger()
}

func fetch(_ url: URL) async throws -> String { "" }

final class Shelf {
  private var titles: [String] = []

  func rename(_ title: String) async {
    guard let index = titles.firstIndex(of: title) else { return }
    let new = await ask()
    await MainActor.run { titles[index] = new } // expect: main_actor_run
  }

  private func ask() async -> String { "" }
}

struct OpenPlant {
  var plant = ""

  func perform() async {
    let name = plant.trimmingCharacters(in: .whitespaces)
    await MainActor.run { Router.shared.open(name) } // expect: main_actor_run
  }
}

@MainActor final class Router {
  static let shared = Router()
  func open(_ name: String) {}
}

// '.init(…)' with other labels than the initializers of the type around it makes something else.
import Foundation

struct Spot {
  var x = 0.0
  var y = 0.0
}

final class Stage: Sendable {
  static let shared = Stage()
  private let name = "stage"

  private init() { move(to: .init(x: 1, y: 2)) }

  private func move(to spot: Spot) { print(spot, name) }
  private func leave() { print(name) }

  deinit {
    Task { self.leave() }
  }
}

final class Tent: Sendable {
  static let shared = Tent(x: 1)
  private let x: Double

  private init(x: Double) { self.x = x }

  func another() -> Tent { make(.init(x: 2)) }
  private func make<Place>(_ place: Place) -> Place { place }
  private func leave() { print(x) }

  deinit {
    Task { self.leave() } // expect: deinit_task_captures_self
  }
}

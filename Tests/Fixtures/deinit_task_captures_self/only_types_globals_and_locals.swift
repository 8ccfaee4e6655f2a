import Foundation

final class Stage {
  static let shared = Stage() // expect: global_mutable_state
  static var count = 0 // expect: global_mutable_state
  private var lights = 3
  private var actors: [String] = []
  var pose = (lights: 0, curtain: false)

  deinit {
    let name = "stage"
    Task { print(name) }
    Task { Self.count -= 1 }
    Task { Stage.count -= 1 }
    Task { await Stage.shared.reopen() }
    Task { notifyTheatre(lights: 0) }
    Task { log.append("self.lights is gone; actors = []") }
    Task { print(#"\(lights) self"#) }
    // Task { self.lights = 0 }
    /* Task { self.lights = 0 /* nested */ self.actors } */
    Task { print((lights: 1, curtain: true)) }
    Task { print(\Stage.lights) }
    Task { await Tower.main.set(.lights, actors: 2) }
    Task { try? await Task.sleep(for: .seconds(1)) }
    NotificationCenter.default.post(name: .init("closed"), object: nil)
  }

  func reopen() async {}
}

func notifyTheatre(lights: Int) {}
nonisolated(unsafe) var log: [String] = [] // expect: nonisolated_unsafe_storage (note)

actor Tower {
  enum Switch { case lights }
  static let main = Tower()
  var lights = 1
  func set(_ item: Switch, actors: Int) {}
}

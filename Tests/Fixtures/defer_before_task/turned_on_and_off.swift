import Foundation

final class Kettle {
  private let lamp = Lamp()
  private var isHot = false

  func boil() {
    turn(true)
    defer { turn(false) } // expect: defer_before_task
    Task { await heat() }
  }

  func boilBrightly() {
    lamp.set(isOn: true)
    defer { lamp.set(isOn: false) } // expect: defer_before_task
    Task { await heat() }
  }

  func boilByHand() {
    isHot = true
    defer { turn(false) } // expect: defer_before_task
    Task { await heat() }
  }

  func cool() {
    defer { turn(false) }
    Task { await heat() }
  }

  // Another lamp, and a switch that nobody turned on before.
  func boilDimly(_ other: Lamp) {
    other.set(isOn: true)
    defer { lamp.set(isOn: false) }
    Task { await heat() }
  }

  func boilDry() {
    turn(false)
    defer { turn(false) }
    Task { await heat() }
  }

  // The work is done here, and the task is another matter.
  func pour(_ cups: [Cup]) {
    turn(true)
    defer { turn(false) }
    cups.forEach { $0.fill() }
    Task { await heat() }
  }

  func boilAndWait() async {
    turn(true)
    defer { turn(false) }
    await heat()
  }

  private func turn(_ isOn: Bool) { isHot = isOn }
  private func heat() async {}
}

final class Lamp { func set(isOn: Bool) {} }
struct Cup { func fill() {} }

import Widgets

@MainActor var ticks = 0

final class Dial: WidgetBase {
  func turn() { MainActor.assumeIsolated { ticks += 1 } }
  private func click() { MainActor.assumeIsolated { ticks += 1 } }
}

struct Knob: WidgetProtocol {
  func turn() { MainActor.assumeIsolated { ticks += 1 } }
}

extension Foreign {
  func turn() { MainActor.assumeIsolated { ticks += 1 } }
}

class Middle: WidgetBase {}

final class Lever: Middle {
  func pull() { MainActor.assumeIsolated { ticks += 1 } }
}

@Widget final class Macro {
  let inside = #widget { MainActor.assumeIsolated { ticks += 1 } }
}

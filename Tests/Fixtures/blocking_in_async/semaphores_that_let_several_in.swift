import Dispatch

final class Limits: Sendable {
  private let slots = DispatchSemaphore(value: 4)
  private let turn = DispatchSemaphore(value: 1)

  func rendered(_ render: () -> String) -> String {
    slots.wait()
    defer { slots.signal() }
    return render()
  }

  /// A lock, which is soon given back.
  func named() -> String {
    turn.wait()
    defer { turn.signal() }
    return "name"
  }
}

func page(_ limits: Limits) async -> String {
  limits.rendered { "page" } // expect: blocking_in_async
    + limits.named()
}

// A closure that `deinit` starts takes self along, unless its capture list names the value.
@MainActor protocol Steering: AnyObject {
  func release()
}

@MainActor final class Rudder {
  private let steering: any Steering
  init(steering: any Steering) { self.steering = steering }

  deinit {
    Task { @MainActor in steering.release() } // expect: deinit_task_captures_self
    Task { @MainActor in self.steering.release() } // expect: deinit_task_captures_self
  }
}

@MainActor final class Tiller {
  private let steering: any Steering
  init(steering: any Steering) { self.steering = steering }

  deinit {
    Task { @MainActor in steering.release() } // expect: deinit_task_captures_self
    Task { @MainActor [steering] in steering.release() } // expect: isolated_protocol_not_sendable
  }
}

@MainActor final class Keel {
  private let steering: any Steering
  init(steering: any Steering) { self.steering = steering }

  deinit {
    let last = steering // expect: isolated_protocol_not_sendable
    Task { @MainActor in last.release() }
  }
}

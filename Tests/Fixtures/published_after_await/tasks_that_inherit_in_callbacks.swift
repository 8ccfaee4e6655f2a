import Combine
import CoreMotion
import Foundation

@MainActor final class Level: ObservableObject {
  @Published private(set) var tilt = 0.0
  private let motion = CMMotionManager()

  // The closure is formed on the main actor, and so its task goes there, wherever the closure is called.
  func start() {
    motion.startAccelerometerUpdates(to: OperationQueue()) { [weak self] data, _ in // expect: callback_inherits_main_actor
      let x = data?.acceleration.x ?? 0
      Task { self?.tilt = x }
    }
  }
}

final class Plain: ObservableObject {
  @Published private(set) var tilt = 0.0
  private let motion = CMMotionManager()

  func start() {
    motion.startAccelerometerUpdates(to: OperationQueue()) { [weak self] data, _ in
      let x = data?.acceleration.x ?? 0
      Task { self?.tilt = x } // expect: published_after_await
    }
  }
}

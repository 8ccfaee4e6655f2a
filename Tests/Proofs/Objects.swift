import Dispatch
import Foundation

/// A task outlives the object that started it in `deinit`: the runtime finds the object still held and stops.
enum DeinitTaskCapturesSelf: Proof {
  static let rule = "deinit_task_captures_self"

  final class Bad: Sendable {
    let name = "bad"
    deinit { Task { [self] in print(name) } }
  }

  final class Good: Sendable {
    let name = "good"
    deinit { Task { [name] in finish(false, "the copied \(name) is used after deinit") } }
  }

  static func bad() {
    _ = Bad()
    finish(after: 1, "nothing happened") { false }
  }

  static func good() { _ = Good() }
}

/// A loop over a stream that never ends keeps the object.
enum ForAwaitCapturesSelf: Proof {
  static let rule = "for_await_captures_self"
  static let stream = AsyncStream<Int>.makeStream()

  @MainActor final class Object {
    func bad() { Task { for await _ in stream.stream { self.handle() } } }
    func good() {
      Task { [weak self] in
        for await _ in stream.stream {
          guard let self else { return }
          self.handle()
        }
      }
    }
    func handle() {}
  }

  static func bad() { watch { $0.bad() } }
  static func good() { watch { $0.good() } }

  static func watch(_ start: (Object) -> Void) {
    var object: Object? = Object()
    weak let remains = object
    start(object!)
    object = nil
    finish(after: 0.5, "the object outlives its last owner") { remains != nil }
  }
}

/// A polling loop keeps the object just so.
enum TaskLoopCapturesSelf: Proof {
  static let rule = "task_loop_captures_self"

  @MainActor final class Object {
    func bad() {
      Task {
        while !Task.isCancelled {
          try await Task.sleep(for: .milliseconds(20))
          self.handle()
        }
      }
    }
    func good() {
      Task { [weak self] in
        while !Task.isCancelled {
          try await Task.sleep(for: .milliseconds(20))
          guard let self else { return }
          self.handle()
        }
      }
    }
    func handle() {}
  }

  static func bad() { watch { $0.bad() } }
  static func good() { watch { $0.good() } }

  static func watch(_ start: (Object) -> Void) {
    var object: Object? = Object()
    weak let remains = object
    start(object!)
    object = nil
    finish(after: 0.5, "the object outlives its last owner") { remains != nil }
  }
}

/// The run loop holds the timer, the timer its block, the block self: `deinit`, which would stop it, never runs.
enum TimerRetainsSelf: Proof {
  static let rule = "timer_retains_self"

  final class Object: @unchecked Sendable {
    var timer: Timer?
    var ticks = 0
    func bad() { timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in self.ticks += 1 } }
    func good() {
      timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] timer in
        guard let self else { return timer.invalidate() }
        self.ticks += 1
      }
    }
    deinit { timer?.invalidate() }
  }

  static func bad() { watch { $0.bad() } }
  static func good() { watch { $0.good() } }

  static func watch(_ start: (Object) -> Void) {
    var object: Object? = Object()
    weak let remains = object
    start(object!)
    object = nil
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
    finish(remains != nil, "the object outlives its last owner")
  }
}

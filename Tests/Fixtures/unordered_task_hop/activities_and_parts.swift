// Activities, rough answers, and methods whose labels tell of a change.
import CoreMotion

actor Tracker {
  private let manager = CMMotionActivityManager()
  private let queue = OperationQueue()

  func handle(_ activity: CMMotionActivity) {}

  func start() {
    manager.startActivityUpdates(to: queue) { [weak self] activity in
      guard let activity else { return }
      let tracker = self
      Task { await tracker?.handle(activity) } // expect: unordered_task_hop
    }
  }
}

@MainActor
final class Session {
  private var isPlaying = false

  nonisolated func user(_ user: Int, didChangePlaying isPlaying: Bool) {
    Task { // expect: unordered_task_hop
      await self.user(user, didChangePlaying: isPlaying)
    }
  }

  private func user(_ user: Int, didChangePlaying isPlaying: Bool) async { self.isPlaying = isPlaying }
}

actor Results {
  func add(_ text: String) {}
}

func run(_ results: Results, call: (_ onPreliminaryResult: @escaping @Sendable (String) -> Void) async -> Void) async {
  await execute(onPreliminaryResult: { text in
    Task { await results.add(text) } // expect: unordered_task_hop
  })
}

func execute(onPreliminaryResult: @escaping @Sendable (String) -> Void) async {}

enum Outcome: Sendable { case failure(String), success(String) }

final class Uploads: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
  private let outcomes: AsyncStream<Outcome>.Continuation

  init(outcomes: AsyncStream<Outcome>.Continuation) { self.outcomes = outcomes }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let id = task.taskDescription else { return }
    let outcome: Outcome
    if error != nil { outcome = .failure(id) } else { outcome = .success(id) }
    Task { // expect: unordered_task_hop
      outcomes.yield(outcome)
    }
  }
}

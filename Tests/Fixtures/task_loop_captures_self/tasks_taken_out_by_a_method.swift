import Foundation

final class Sync {
  private var tasks: [Task<Void, Never>] = []
  private var others: [Task<Void, Never>] = []
  private let timer = DispatchSource.makeTimerSource()

  func start() {
    let poll = Task {
      while true {
        pull()
        do { try await Task.sleep(nanoseconds: 1) } catch { return }
      }
    }
    tasks += [poll]
    let push = Task {
      while true { // expect: task_loop_captures_self
        pull()
        do { try await Task.sleep(nanoseconds: 1) } catch { return }
      }
    }
    others += [push]
  }

  func stop() {
    let running = takeAll()
    running.forEach { $0.cancel() }
  }

  private func takeAll() -> [Task<Void, Never>] {
    defer { tasks = [] }
    return tasks
  }

  /// It cancels something else.
  func count() -> Int {
    let taken = takeOthers()
    timer.cancel()
    return taken.count
  }

  private func takeOthers() -> [Task<Void, Never>] {
    defer { others = [] }
    return others
  }

  private func pull() {}
}

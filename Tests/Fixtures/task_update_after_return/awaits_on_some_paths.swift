import Foundation

final class Updater {
  var status = 0
  var isBusy = false

  func check(_ level: Int) async {
    DispatchQueue.main.async { self.status = level } // expect: task_update_after_return
    if level > 3 { await ask() }
  }

  func leave(_ level: Int) async {
    DispatchQueue.main.async { self.status = level } // expect: task_update_after_return
    guard level > 3 else { return }
    await ask()
  }

  func choose(_ level: Int) async {
    DispatchQueue.main.async { self.status = level } // expect: task_update_after_return
    switch level {
    case 0: await ask()
    case 1: print("no")
    default: break
    }
  }

  func always(_ level: Int) async {
    DispatchQueue.main.async { self.status = level }
    if level > 3 { await ask() } else { await tell() }
  }

  func fails(_ level: Int) async {
    DispatchQueue.main.async { self.isBusy = true }
    do {
      try await demand()
      print("done")
    } catch {
      print(error)
    }
  }

  func throwsAway(_ level: Int) async throws {
    DispatchQueue.main.async { self.isBusy = true }
    guard level > 3 else { throw CancellationError() }
    await ask()
  }

  // The conditions belong together: one of them holds.
  func either(_ level: Int) async {
    DispatchQueue.main.async { self.isBusy = true }
    let isHigh = level > 3
    if isHigh { await ask() }
    if !isHigh { await tell() }
  }

  // Which updates go with which end is not known.
  func afterwards(_ level: Int) async {
    if level > 3 {
      DispatchQueue.main.async { self.isBusy = true }
    }
    guard level > 2 else { return }
    await ask()
  }

  func again(_ levels: [Int]) async {
    while let next = await next() {
      DispatchQueue.main.async { self.status = next }
      guard next > 0 else { continue }
      await ask()
    }
  }

  func next() async -> Int? { nil }
  func ask() async {}
  func tell() async {}
  func demand() async throws {}
}

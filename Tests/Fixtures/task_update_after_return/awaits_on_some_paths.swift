import Foundation

@MainActor final class Diary {
  var status = 0
  var isOpen = false

  nonisolated func check(_ number: Int) async {
    DispatchQueue.main.async { self.status = number } // expect: task_update_after_return
    if number > 3 { await ask() }
  }

  nonisolated func guarded(_ number: Int) async {
    DispatchQueue.main.async { self.status = number } // expect: task_update_after_return
    guard number > 3 else { return }
    await ask()
  }

  nonisolated func chosen(_ number: Int) async {
    DispatchQueue.main.async { self.status = number } // expect: task_update_after_return
    switch number {
    case 0: await ask()
    case 1: print("denied")
    default: break
    }
  }

  nonisolated func asksAlways(_ number: Int) async throws {
    DispatchQueue.main.async { self.status = number }
    guard number > 3 else { throw CancellationError() }
    await ask()
  }

  nonisolated func asksInEachCase(_ number: Int) async {
    DispatchQueue.main.async { self.status = number }
    switch number {
    case 0: await ask()
    default: await tell()
    }
  }

  nonisolated func ask() async {}
  nonisolated func tell() async {}
}

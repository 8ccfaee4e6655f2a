import Dispatch
import Foundation

@MainActor final class Mailbox {
  var address = ""
  var isBusy = false
  var isQuiet = false
  var letters: [String] = []

  nonisolated func load(cached: Bool) async -> Bool {
    if cached {
      DispatchQueue.main.async { self.address = "kept" } // expect: task_update_after_return ('address')
      return true
    }
    return await fetch()
  }

  nonisolated func attempt() async {
    do {
      _ = try open()
      DispatchQueue.main.async { self.isBusy = true } // expect: task_update_after_return
    } catch {
      _ = await fetch()
    }
  }

  nonisolated func choose(_ number: Int) async {
    switch number {
    case 1: DispatchQueue.main.async { self.isBusy = true } // expect: task_update_after_return
    default: _ = await fetch()
    }
  }

  nonisolated func atTheEnd() async {
    defer {
      Task { @MainActor in self.isBusy = false } // expect: task_update_after_return
    }
    _ = await fetch()
  }

  nonisolated func runs() async {
    let loaded = await fetch()
    Task { await MainActor.run { self.isBusy = loaded } } // expect: task_update_after_return, main_actor_run
    OperationQueue.main.addOperation { self.letters = [] } // expect: task_update_after_return
  }

  // Waits on each path behind it.
  nonisolated func waitsOnEachPath(cached: Bool) async {
    DispatchQueue.main.async { self.isBusy = true }
    if cached {
      _ = await fetch()
    } else {
      await show()
    }
  }

  // Meant to be late.
  nonisolated func later() async {
    _ = await fetch()
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(3))
      self?.isQuiet = false
    }
  }

  func show() async {}
}

func fetch() async -> Bool { true }
func open() throws -> Int { 1 }

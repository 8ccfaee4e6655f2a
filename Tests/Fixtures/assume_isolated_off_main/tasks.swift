@MainActor var count = 0

func touch() {
  Task {
    [1, 2].forEach { _ in
      MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main (a task that inherits no actor)
    }
  }
  Task { @MainActor in
    MainActor.assumeIsolated { count += 1 }
  }
  Task.detached { @MainActor in
    MainActor.assumeIsolated { count += 1 }
  }
  Task {
    await MainActor.run { // expect: main_actor_run
      MainActor.assumeIsolated { count += 1 }
    }
  }
}

func wait() async {
  [1].forEach { _ in MainActor.assumeIsolated { count += 1 } } // expect: assume_isolated_off_main (async function)
}

@MainActor func onMain() {
  Task {
    MainActor.assumeIsolated { count += 1 }
  }
  Task.detached {
    Task {
      [1].forEach { _ in MainActor.assumeIsolated { count += 1 } } // expect: assume_isolated_off_main (a detached task)
    }
  }
}

@MainActor struct Panel {
  func refresh() async {
    Task {
      MainActor.assumeIsolated { count += 1 }
    }
    MainActor.assumeIsolated { count += 1 }
  }
}

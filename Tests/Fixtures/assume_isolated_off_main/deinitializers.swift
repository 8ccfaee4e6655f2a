@MainActor final class Screen {
  private var lines = 1

  deinit {
    MainActor.assumeIsolated { print(lines) } // expect: assume_isolated_off_main (a 'deinit')
  }
}

class Plain {
  deinit {
    MainActor.assumeIsolated { print("gone") } // expect: assume_isolated_off_main (a 'deinit')
  }
}

@MainActor final class Careful {
  private var lines = 1

  isolated deinit {
    MainActor.assumeIsolated { print(lines) }
  }
}

@MainActor final class Checked {
  private var lines = 1

  deinit {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { print(lines) }
  }
}

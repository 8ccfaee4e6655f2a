// Accessors and subscripts are open to anybody, as functions are, and what only its file calls is as open as its callers.
@MainActor var volume = 0

public struct Mixer {
  public static var level: Int {
    MainActor.assumeIsolated { volume } // expect: assume_isolated_off_main (error: traps off main)
  }

  public init() {
    MainActor.assumeIsolated { volume = 0 } // expect: assume_isolated_off_main (error: traps off main)
  }

  subscript(channel: Int) -> Int {
    get { MainActor.assumeIsolated { volume } } // expect: assume_isolated_off_main (error: traps off main)
    set { MainActor.assumeIsolated { volume = newValue } } // expect: assume_isolated_off_main (error: traps off main)
  }
}

struct Meter {
  var peak: Int { read() }
  @MainActor var mean: Int { readMean() }

  private func read() -> Int {
    MainActor.assumeIsolated { volume } // expect: assume_isolated_off_main (error: traps off main)
  }

  private func readMean() -> Int {
    MainActor.assumeIsolated { volume }
  }
}

// Main calls what runs elsewhere all the same.
final class Recorder {
  @MainActor func record() {
    Task { await self.write() }
    begin()
  }

  func write() async {
    MainActor.assumeIsolated { volume += 1 } // expect: assume_isolated_off_main (error: traps off main)
  }

  func begin() {
    Task.detached {
      MainActor.assumeIsolated { volume += 1 } // expect: assume_isolated_off_main (error: traps off main)
    }
  }
}

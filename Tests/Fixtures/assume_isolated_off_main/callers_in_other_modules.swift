// A public function is called by modules that nobody here sees; of others only this one's files know the callers. What is
// not public, or in a type that is not, is no other module's.
@MainActor var volume = 0

public struct Mixer {
  public static var level: Int {
    MainActor.assumeIsolated { volume } // expect: assume_isolated_off_main (error: traps off main)
  }

  public init() {
    MainActor.assumeIsolated { volume = 0 } // expect: assume_isolated_off_main (error: traps off main)
  }

  public subscript(channel: Int) -> Int {
    get { MainActor.assumeIsolated { volume } } // expect: assume_isolated_off_main (error: traps off main)
    set { MainActor.assumeIsolated { volume = newValue } } // expect: assume_isolated_off_main (error: traps off main)
  }

  subscript(channel: String) -> Int {
    get { MainActor.assumeIsolated { volume } } // expect: assume_isolated_off_main (note: traps off main)
  }

  func mute() {
    MainActor.assumeIsolated { volume = 0 } // expect: assume_isolated_off_main (note: traps off main)
  }

  struct Channel {
    public func mute() {
      MainActor.assumeIsolated { volume = 0 } // expect: assume_isolated_off_main (note: traps off main)
    }
  }
}

public extension Mixer {
  func raise() {
    MainActor.assumeIsolated { volume += 1 } // expect: assume_isolated_off_main (error: traps off main)
  }
}

// What only its file calls is as open as its callers.
public struct Meter {
  public var peak: Int { read() }
  var mean: Int { readMean() }

  private func read() -> Int {
    MainActor.assumeIsolated { volume } // expect: assume_isolated_off_main (error: traps off main)
  }

  private func readMean() -> Int {
    MainActor.assumeIsolated { volume } // expect: assume_isolated_off_main (note: traps off main)
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

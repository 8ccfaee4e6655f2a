// SwiftUI updates a view's properties on the main thread, ArgumentParser runs commands there.
import ArgumentParser
import SwiftUI

@MainActor var count = 0

struct Counted: DynamicProperty {
  nonisolated func update() {
    MainActor.assumeIsolated { count += 1 }
  }

  nonisolated func update(by step: Int) {
    MainActor.assumeIsolated { count += step } // expect: assume_isolated_off_main
  }
}

nonisolated struct Plain {
  func update() {
    MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main (error)
  }
}

struct Count: ParsableCommand {
  func validate() throws {
    MainActor.assumeIsolated { count = 0 }
  }

  func run() throws {
    MainActor.assumeIsolated { count += 1 }
  }
}

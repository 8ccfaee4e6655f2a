import Foundation

@MainActor var count = 0

func bump() {
  switch Thread.isMainThread {
  case true:
    MainActor.assumeIsolated { count += 1 }
  case false:
    MainActor.assumeIsolated { count += 1 } // expect: assume_isolated_off_main
  }
}

#if os(iOS)
  @MainActor final class Bridge {
    var lanes = 2
  }
#else
  final class Bridge {
    var lanes = 4
  }
#endif

extension Bridge {
  func cross() {
    MainActor.assumeIsolated { print("crossing") }
  }
}

#if DEBUG
  final class Ford {}
#else
  @MainActor final class Ford {}
#endif

extension Ford {
  func cross() {
    MainActor.assumeIsolated { print("wading") }
  }
}
// file: Tunnel.swift
#if os(iOS)
  @MainActor final class Tunnel {}
#else
  @MainActor final class Tunnel {}
#endif

extension Tunnel {
  func enter() {
    MainActor.assumeIsolated { print("dark") }
  }
}

func anyone() {
  #if swift(<5.9)
    MainActor.assumeIsolated { print("old") } // expect: assume_isolated_off_main
  #else
    MainActor.assumeIsolated { print("new") } // expect: assume_isolated_off_main
  #endif
}

@globalActor actor DrawingActor {
  static let shared = DrawingActor()
}

struct Checker {
  func run(_ actor: DrawingActor) {
    // MainActor.assumeIsolated { }
    /* MainActor.assumeIsolated { /* } */ */
    print("MainActor.assumeIsolated { }")
    print("""
      MainActor.assumeIsolated {
        nothing()
      }
      """)
    DrawingActor.shared.assumeIsolated { _ in }
    actor.assumeIsolated { _ in }
    assumeIsolated {}
    Other.MainActor2.assumeIsolated {}
    let pattern = /MainActor.assumeIsolated/
    _ = pattern
  }

  func assumeIsolated(_ work: () -> Void) { work() }
}

import CoreGraphics
import SwiftUI

@MainActor var scale = 2.0

extension CGSize {
  var scaled: Double {
    MainActor.assumeIsolated { width * scale } // expect: assume_isolated_off_main
  }
}

extension Color {
  static func tint() -> Double {
    MainActor.assumeIsolated { scale } // expect: assume_isolated_off_main
  }

  @MainActor static func shade() -> Double {
    MainActor.assumeIsolated { scale }
  }
}

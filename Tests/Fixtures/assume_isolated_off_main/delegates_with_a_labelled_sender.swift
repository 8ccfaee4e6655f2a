// The protocol is named for the sender, which is on the main actor and tells its delegate there.
import MetalKit

@MainActor final class Surface: NSObject, MTKViewDelegate {
  private var frames = 0

  nonisolated func draw(in view: MTKView) {
    MainActor.assumeIsolated { frames += 1 }
  }

  nonisolated func resize(for view: MTKView, of size: CGSize, then action: () -> Void) {
    MainActor.assumeIsolated { frames = 0 }
  }

  nonisolated func draw(over window: NSWindow) {
    MainActor.assumeIsolated { frames = 0 } // expect: assume_isolated_off_main
  }
}

import MetalKit

final class Canvas: MTKView, MTKViewDelegate {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
  func draw(in view: MTKView) {}
}

/// Another actor cannot meet them.
actor Painter: NSObject, MTKViewDelegate { // expect: actor_delegate_conformance (not called on this actor)
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
  func draw(in view: MTKView) {}
}

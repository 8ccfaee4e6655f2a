// A stream that a property is declared with, by a function whose result another file tells.
final class Session {
  private let camera: Camera
  private var pump: Task<Void, Never>?
  private(set) var sent = 0
  private lazy var frames = camera.feed()
  private lazy var labels = camera.names()

  init(camera: Camera) { self.camera = camera }

  func begin() {
    pump = Task { await self.pumpFrames() } // expect: for_await_captures_self
    Task {
      for label in labels { print(label, self.sent) }
    }
  }

  private func pumpFrames() async {
    for await frame in frames {
      sent += frame
    }
  }
}

// file: Camera.swift
final class Camera {
  func feed() -> AsyncStream<Int> { AsyncStream { continuation in continuation.yield(1) } }
  func names() -> [String] { [] }
}

import Foundation

final class BusDelegate {
  let hear: (Int) -> Void
  init(_ hear: @escaping (Int) -> Void) { self.hear = hear }
}

final class Bus {
  var delegate: BusDelegate?
  func poll() {}
}

final class Camera {
  private var onCode: ((Int) -> Void)?
  private var onPhoto: ((Int) -> Void)?
  func start(_ hear: @escaping (Int) -> Void) { onCode = hear }
  func take(_ hear: @escaping (Int) -> Void) { onPhoto = hear }
  func tell(_ hear: (Int) -> Void) { hear(1) }

  func took() {
    onPhoto?(1)
    onPhoto = nil
  }
}

func told(by bus: Bus) -> AsyncStream<Int> {
  AsyncStream { feed in // expect: stream_without_termination
    bus.delegate = BusDelegate { feed.yield($0) }
    bus.poll()
  }
}

func toldLater(by bus: Bus) -> AsyncStream<Int> {
  AsyncStream { feed in // expect: stream_without_termination
    let delegate = BusDelegate { feed.yield($0) }
    bus.delegate = delegate
  }
}

func codes(of camera: Camera) -> AsyncStream<Int> {
  AsyncStream { feed in // expect: stream_without_termination
    camera.start { code in feed.yield(code) }
  }
}

// The next one is taken when somebody asks for it, or at once; and what nobody tells stops by itself.
func photo(of camera: Camera, _ bus: Bus) -> AsyncStream<Int> {
  AsyncStream { feed in
    camera.take { feed.yield($0) }
    camera.tell { feed.yield($0) }
    let relay = BusDelegate { feed.yield($0) }
    relay.hear(1)
  }
}

func watched(_ camera: Camera) -> AsyncStream<Int> {
  AsyncStream { feed in
    camera.start { code in feed.yield(code) }
    feed.onTermination = { _ in camera.start { _ in } }
  }
}

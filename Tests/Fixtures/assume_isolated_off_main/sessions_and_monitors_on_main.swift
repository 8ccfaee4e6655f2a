import Foundation
import Network

@MainActor final class Banner {
  static let shared = Banner()
  func show() {}
}

final class Reach {
  func watch() {
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { _ in
      MainActor.assumeIsolated { Banner.shared.show() }
    }
    monitor.start(queue: .main)
  }

  func watchFromAfar() {
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { _ in
      MainActor.assumeIsolated { Banner.shared.show() } // expect: assume_isolated_off_main
    }
    monitor.start(queue: DispatchQueue(label: "reach"))
  }

  func load(_ url: URL) {
    let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
    session.dataTask(with: url) { _, _, _ in
      MainActor.assumeIsolated { Banner.shared.show() }
    }.resume()
  }
}

final class Wire {
  private var socket: URLSessionWebSocketTask?

  func connect(_ url: URL) {
    let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
    socket = session.webSocketTask(with: url)
    socket?.receive { _ in
      MainActor.assumeIsolated { Banner.shared.show() }
    }
  }
}

import Foundation

/// Whoever makes the session says where its delegate is called.
private final class LinkDelegate: NSObject, URLSessionWebSocketDelegate {
  weak var owner: Link?

  func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol name: String?) {
    MainActor.assumeIsolated { owner?.open() }
  }
}

private final class LoadDelegate: NSObject, URLSessionDataDelegate {
  weak var owner: Link?

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    MainActor.assumeIsolated { owner?.open() } // expect: assume_isolated_off_main
  }
}

private final class SharedDelegate: NSObject, URLSessionTaskDelegate {
  weak var owner: Link?

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    MainActor.assumeIsolated { owner?.open() } // expect: assume_isolated_off_main
  }
}

@MainActor final class Link {
  private var session: URLSession?
  private var others: [URLSession] = []
  private let shared = SharedDelegate()

  func connect() {
    let delegate = LinkDelegate()
    delegate.owner = self
    session = URLSession(configuration: .default, delegate: delegate, delegateQueue: .main)
  }

  func load() {
    others.append(URLSession(configuration: .default, delegate: LoadDelegate(), delegateQueue: nil))
  }

  func share() {
    others.append(URLSession(configuration: .default, delegate: shared, delegateQueue: .main))
    others.append(URLSession(configuration: .ephemeral, delegate: self.shared, delegateQueue: OperationQueue()))
  }

  func open() {}
}

// A session calls its delegate on a queue of its own, one call after the other.
import Foundation

final class Receiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private var isConnected = false
  private var bytes = 0

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    isConnected = true
    bytes += data.count
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if isConnected { print(bytes) }
  }
}

/// What others read has no part in that.
final class Watched: NSObject, URLSessionDataDelegate, @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private var bytes = 0

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    bytes += data.count
  }

  func count() -> Int { bytes }
}

/// A task of its own leaves the queue.
final class Late: NSObject, URLSessionDataDelegate, @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private var bytes = 0

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    Task { bytes += data.count }
  }
}

/// What the queue itself is given runs between those calls.
final class Registry: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private var handlers: [URLSessionTask: @Sendable (Data) -> Void] = [:]

  func load(_ task: URLSessionDataTask, in session: URLSession, _ handler: @escaping @Sendable (Data) -> Void) {
    session.delegateQueue.addOperation {
      self.handlers[task] = handler
    }
    task.resume()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    handlers[dataTask]?(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    handlers[task] = nil
  }
}

import Foundation
import Network
import WebKit

final class SendState { var hasResumed = false }

func send(_ connection: NWConnection) async -> Bool {
  await withCheckedContinuation { continuation in
    let state = SendState()
    connection.stateUpdateHandler = { [state] now in
      switch now {
      case .ready:
        connection.send(content: nil, completion: .contentProcessed { [state] error in
          guard !state.hasResumed else { return }
          state.hasResumed = true
          continuation.resume(returning: error == nil)
          connection.cancel()
        })
      case .failed(let error):
        guard !state.hasResumed else { return }
        state.hasResumed = true
        print(error)
        continuation.resume(returning: false)
      default: break
      }
    }
    connection.start(queue: .main)
  }
}

final class Visit: NSObject, WKNavigationDelegate {
  let continuation: CheckedContinuation<String, any Error>
  var isFinished = false

  init(continuation: CheckedContinuation<String, any Error>) {
    self.continuation = continuation
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    guard !isFinished else { return }
    isFinished = true
    Task { @MainActor in print(webView.title ?? "") }
    continuation.resume(returning: "done")
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    guard !isFinished else { return }
    continuation.resume(throwing: error) // expect: continuation_misuse (error: this may run again)
  }
}

// That a weak object is there says nothing of what came before.
final class Manager {
  var count = 1
}

func count(_ manager: Manager) async -> Int {
  await withCheckedContinuation { continuation in
    NotificationCenter.default.addObserver(forName: .init("count"), object: nil, queue: nil) { [weak manager] _ in
      guard let manager else { return }
      continuation.resume(returning: manager.count) // expect: continuation_misuse (error: this may run again)
    }
  }
}

func wait(for queue: OperationQueue) async {
  await withCheckedContinuation { continuation in
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [queue] _ in
      if queue.operationCount == 0 {
        continuation.resume() // expect: continuation_misuse (error: this may run again)
      }
    }
  }
}

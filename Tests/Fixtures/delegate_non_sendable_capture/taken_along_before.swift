import Foundation
import WatchConnectivity

final class Link: NSObject, WCSessionDelegate {
  func sessionReachabilityDidChange(_ session: WCSession) {
    DispatchQueue.main.async {
      Task { print(session.isReachable) }
    }
    Task { print(session.isReachable) } // expect: delegate_non_sendable_capture
  }

  func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?) {}
}

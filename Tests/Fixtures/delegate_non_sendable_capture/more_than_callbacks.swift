import Foundation
import PlayerKit

final class Session: NSObject, StreamDelegate {
  @objc func check(_ text: NSMutableString, completion: @escaping (Bool) -> Void) {
    Task { completion(true) }
  }

  @objc func changed(_ note: Notification) {
    Task {
      print(note) // expect: delegate_non_sendable_capture
    }
  }
}

class Player: PlayerKit.Player, StreamDelegate {
  func stream(_ stream: Stream, handle event: Stream.Event) {
    Task { print(stream) }
  }
}

import Foundation

final class Player {
  func untilPlayed() async {
    await withCheckedContinuation { continuation in
      var played: NSObjectProtocol?
      var failed: NSObjectProtocol?

      func cleanUp() {
        if let played { NotificationCenter.default.removeObserver(played) }
        if let failed { NotificationCenter.default.removeObserver(failed) }
      }

      played = NotificationCenter.default.addObserver(forName: .played, object: nil, queue: .main) { _ in
        cleanUp()
        continuation.resume()
      }
      failed = NotificationCenter.default.addObserver(forName: .failed, object: nil, queue: .main) { _ in
        cleanUp()
        continuation.resume()
      }
    }
  }

  func untilNamed() async {
    await withCheckedContinuation { continuation in
      func tell() { print("played") }

      let token = NotificationCenter.default.addObserver(forName: .played, object: nil, queue: .main) { _ in
        tell()
        continuation.resume() // expect: continuation_misuse (run again)
      }
      print(token)
    }
  }
}

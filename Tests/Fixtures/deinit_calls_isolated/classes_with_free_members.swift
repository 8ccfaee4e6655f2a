// A player is on the main actor, and many of its members are not: which, no table says.
import AVFoundation
import AVKit

@MainActor final class Theatre {
  private let player = AVPlayer()
  private let queue = AVQueuePlayer()
  private var observer: Any?

  deinit {
    if let observer { player.removeTimeObserver(observer) } // expect: deinit_calls_isolated (note: not Sendable)
    queue.seek(to: .zero)
    player.cancelPendingPrerolls()
  }
}

@MainActor final class Foyer {
  private let controller = AVPlayerViewController()

  deinit {
    controller.exitFullScreen() // expect: deinit_calls_isolated
  }

  final class Lobby: AVPlayer {
    func close() {}

    deinit {
      close() // expect: deinit_calls_isolated
    }
  }
}

@MainActor protocol Playing: AnyObject {
  func stop()
}

@MainActor protocol Resting {
  func wake()
}

@MainActor final class Player {
  private let song: any Playing
  private let pause: (any Resting)?

  init(song: any Playing, pause: (any Resting)?) {
    self.song = song
    self.pause = pause
  }

  deinit {
    Task { @MainActor [song] in song.stop() } // expect: isolated_protocol_not_sendable
    Task { @MainActor [pause] in pause?.wake() } // expect: isolated_protocol_not_sendable
  }
}

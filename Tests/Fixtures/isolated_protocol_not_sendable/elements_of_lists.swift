// Lists and dictionaries hold such values as well; what goes through them hands each on.
@MainActor protocol Player: AnyObject {
  func stop() async
}

@MainActor protocol SharedPlayer: AnyObject, Sendable {
  func stop() async
}

final class Mixer {
  private var players: [String: any Player] = [:]
  private var shared: [String: any SharedPlayer] = [:]

  deinit {
    for player in players.values {
      Task { @MainActor in await player.stop() } // expect: isolated_protocol_not_sendable
    }
    for player in shared.values {
      Task { @MainActor in await player.stop() }
    }
  }
}

final class Broadcaster {
  private var players: [any Player] = []

  func stopAll() {
    for player in players {
      let player = player
      Task { await player.stop() } // expect: isolated_protocol_not_sendable
    }
  }
}

@MainActor final class Screen {
  private var players: [any Player] = []

  func stopAll() {
    for player in players {
      Task { await player.stop() }
    }
  }
}

// `State` is the actor's own, where other actors have one of that name, too.
actor Recorder {
  struct State {
    var isRecording = false
  }

  private var state = State()

  func start() async {
    guard !state.isRecording else { return }
    guard await Permission.ask() else { return }
    state.isRecording = true // expect: actor_reentrancy
  }
}

actor Player {
  final class State {
    var isPlaying = false
  }

  private var state = State()

  func start() async {
    guard !state.isPlaying else { return }
    guard await Permission.ask() else { return }
    state.isPlaying = true
  }
}

enum Permission {
  static func ask() async -> Bool { await Task { true }.value }
}

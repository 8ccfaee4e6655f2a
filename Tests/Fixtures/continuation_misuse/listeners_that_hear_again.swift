final class InfoListener {
  init(_ hear: @escaping (Bool) -> Void) {}
}

final class Room {
  func subscribe(listener: InfoListener) {}
  func ask(_ question: InfoQuestion) {}
}

final class InfoQuestion {
  init(_ answer: @escaping (Bool) -> Void) {}
}

func call(in room: Room) async {
  await withCheckedContinuation { continuation in
    room.subscribe(
      listener: InfoListener { isCalling in
        if isCalling { continuation.resume() } // expect: continuation_misuse (this may run again)
      }
    )
  }
}

func answer(in room: Room) async {
  await withCheckedContinuation { continuation in
    room.ask(InfoQuestion { _ in continuation.resume() })
  }
}

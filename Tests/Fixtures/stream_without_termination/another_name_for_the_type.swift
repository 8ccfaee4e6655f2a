import Foundation

typealias Beeps = AsyncStream<Int>

func beeps() -> Beeps {
  Beeps { continuation in // expect: stream_without_termination
    NotificationCenter.default.addObserver(forName: .init("beep"), object: nil, queue: nil) { _ in
      continuation.yield(1)
    }
  }
}

func watchedBeeps() -> Beeps {
  Beeps { continuation in
    let token = NotificationCenter.default.addObserver(forName: .init("beep"), object: nil, queue: nil) { _ in
      continuation.yield(1)
    }
    continuation.onTermination = { _ in NotificationCenter.default.removeObserver(token) }
  }
}

typealias Steps = AsyncStream<Int>
typealias Later = Steps

final class Walk {
  private var sender: Steps.Continuation?

  func steps() -> Steps {
    Steps { c in
      self.sender = c // expect: stream_continuation_overwritten
    }
  }

  func more() -> Later {
    .init { c in
      self.sender = c // expect: stream_continuation_overwritten
    }
  }
}

struct Strides {
  init(_ make: (Steps.Continuation?) -> Void) {}
}

final class Run {
  private var sender: Steps.Continuation?

  func strides() -> Strides {
    Strides { c in self.sender = c }
  }
}

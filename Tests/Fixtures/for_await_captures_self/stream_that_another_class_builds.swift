final class Display {
  let tide: Tide
  let moon: Moon
  let sea: Sea
  let sun: Sun
  var level = 0

  init(_ tide: Tide, _ moon: Moon, _ sea: Sea, _ sun: Sun) {
    (self.tide, self.moon, self.sea, self.sun) = (tide, moon, sea, sun)
    Task {
      for await level in tide.levels() { self.level = level } // expect: for_await_captures_self
    }
    Task {
      for await level in self.tide.levels() { self.level = level } // expect: for_await_captures_self
    }
    Task {
      for await level in self.sea.levels() { self.level = level } // expect: for_await_captures_self
    }
    Task {
      for await phase in self.sea.phases() { self.level = phase }
    }
    Task {
      for await phase in self.sun.spots() { self.level = phase } // expect: for_await_captures_self
    }
    Task {
      for await phase in self.sun.rays() { self.level = phase }
    }
    Task {
      for await phase in self.moon.phases() { self.level = phase }
    }
  }
}
// file: Tide.swift
final class Tide {
  private var feeds: [Int: Feed] = [:]

  func levels() -> AsyncStream<Int> {
    AsyncStream { c in self.keep(c) }
  }
}
// file: Moon.swift
final class Moon {
  let source: Source

  func phases() -> AsyncStream<Int> {
    source.phases()
  }
}
// file: Sea.swift
// What it gives others make, beside a stream of its own that never ends.
final class Sea {
  let tide: Tide
  let sun: Sun
  private var feeds: [AsyncStream<Int>.Continuation] = []

  func levels() -> AsyncStream<Int> {
    return tide.levels()
  }

  func phases() async -> AsyncStream<Int> {
    return await sun.phases()
  }

  func waves() -> AsyncStream<Int> {
    AsyncStream { self.feeds.append($0) }
  }
}
// file: Sun.swift
final class Sun {
  func phases() -> AsyncStream<Int> {
    AsyncStream { c in
      Task {
        c.yield(1)
        c.finish()
      }
    }
  }

  func spots() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { _ in print("over") }
    onSpot = { continuation.yield($0) }
    return stream
  }

  func rays() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { _ in print("over") }
    onRay = { ray in
      continuation.yield(ray)
      if ray == 0 { continuation.finish() }
    }
    return stream
  }

  private var onSpot: ((Int) -> Void)?
  private var onRay: ((Int) -> Void)?
}

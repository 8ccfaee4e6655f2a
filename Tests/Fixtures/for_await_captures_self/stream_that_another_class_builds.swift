final class Display {
  let tide: Tide
  let moon: Moon
  var level = 0

  init(_ tide: Tide, _ moon: Moon) {
    (self.tide, self.moon) = (tide, moon)
    Task {
      for await level in tide.levels() { self.level = level } // expect: for_await_captures_self
    }
    Task {
      for await level in self.tide.levels() { self.level = level } // expect: for_await_captures_self
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

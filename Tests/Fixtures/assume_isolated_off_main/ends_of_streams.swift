@MainActor enum Badge {
  static func hide() {}
}

func compass() -> AsyncStream<Double> {
  let (stream, feed) = AsyncStream.makeStream(of: Double.self)
  feed.onTermination = { _ in
    MainActor.assumeIsolated { Badge.hide() } // expect: assume_isolated_off_main (this is the end of a stream)
  }
  return stream
}

func tidyCompass() -> AsyncStream<Double> {
  let (stream, feed) = AsyncStream.makeStream(of: Double.self)
  feed.onTermination = { _ in
    Task { @MainActor in Badge.hide() }
  }
  return stream
}

static var quakes: AsyncStream<Int> {
  AsyncStream { continuation in // expect: stream_without_termination
    monitor.quakeHandler = { quake in
      continuation.yield(quake)
      ...

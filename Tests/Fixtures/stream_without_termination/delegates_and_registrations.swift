import CoreBluetooth
import Foundation

final class Radio: NSObject, CBPeripheralDelegate {
  private var feeds: [CBUUID: AsyncStream<Data>.Continuation] = [:]
  private let (states, statesFeed) = AsyncStream<Bool>.makeStream() // expect: stream_without_termination
  private var lines: AsyncStream<String>.Continuation?
  private let hub = Hub()

  func values(of characteristic: CBCharacteristic) -> AsyncStream<Data> {
    AsyncStream { feed in // expect: stream_without_termination
      feeds[characteristic.uuid] = feed // expect: stream_continuation_overwritten
    }
  }

  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {
    feeds[characteristic.uuid]?.yield(characteristic.value ?? Data())
  }

  func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?) {
    statesFeed.yield(characteristic.isNotifying)
  }

  func prompts() -> AsyncStream<String> {
    AsyncStream { feed in
      lines = feed // expect: stream_continuation_overwritten
    }
  }

  func typed(_ line: String) {
    lines?.yield(line)
  }

  func events() -> AsyncStream<Int> {
    AsyncStream { feed in // expect: stream_without_termination
      hub.onEventReceived { feed.yield($0) }
    }
  }

  func listened() -> AsyncStream<Int> {
    AsyncStream { feed in // expect: stream_without_termination
      Task { await hub.register(feed) }
    }
  }

  func ticks() -> AsyncStream<Int> {
    AsyncStream { feed in // expect: stream_without_termination
      Task {
        while true {
          feed.yield(1)
          try await Task.sleep(for: .seconds(1))
        }
      }
    }
  }

  func pair() -> AsyncStream<Int> {
    let (stream, feed) = AsyncStream<Int>.makeStream() // expect: stream_without_termination
    hub.observe { feed.yield($0) }
    return stream
  }

  func watched() -> AsyncStream<Int> {
    let (stream, feed) = AsyncStream<Int>.makeStream()
    hub.observe { feed.yield($0) }
    feed.onTermination = { _ in print("gone") }
    return stream
  }

  func short() -> AsyncStream<Int> {
    let (stream, feed) = AsyncStream<Int>.makeStream()
    feed.yield(1)
    feed.finish()
    return stream
  }

  func listenedTo() async {
    let (stream, feed) = AsyncStream<Int>.makeStream()
    await hub.listen {
      feed.yield(1)
      await self.rest(stream)
    }
  }

  func signUp() async {
    let events = AsyncStream<Int> { feed in // expect: stream_without_termination
      Task { await hub.register(feed) }
    }
    for await event in events { print(event) }
  }

  func rest(_ stream: AsyncStream<Int>) async {}
}

final class Loader: NSObject, URLSessionDataDelegate {
  private var feed: AsyncThrowingStream<Data, any Error>.Continuation?

  func bytes() -> AsyncThrowingStream<Data, any Error> {
    AsyncThrowingStream { feed in
      self.feed = feed // expect: stream_continuation_overwritten
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    feed?.yield(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    feed?.finish(throwing: error)
  }
}

final class Hub {
  func onEventReceived(_ handler: @escaping (Int) -> Void) {}
  func observe(_ handler: @escaping (Int) -> Void) {}
  func listen(_ work: () async -> Void) async {}
  func register(_ feed: AsyncStream<Int>.Continuation) async {}
}

import Combine
import Foundation

final class Thermometer {
  let pipe = Pipe()
  @Published var degrees = 0
  var bag: Set<AnyCancellable> = []
  let session: Session

  var lines: AsyncStream<Data> {
    AsyncStream { feed in // expect: stream_without_termination
      pipe.fileHandleForReading.readabilityHandler = { handle in
        let data = handle.availableData
        if data.isEmpty { feed.finish() } else { feed.yield(data) }
      }
    }
  }

  var changes: AsyncStream<Int> {
    AsyncStream { feed in // expect: stream_without_termination
      $degrees.sink { _ in feed.finish() } receiveValue: { feed.yield($0) }
        .store(in: &bag)
    }
  }

  var page: AsyncStream<Int> {
    AsyncStream { feed in
      session.load().sink { _ in feed.finish() } receiveValue: { feed.yield($0) }.store(in: &bag)
    }
  }

  var handlers: AsyncStream<Int> {
    AsyncStream { feed in
      session.onPart = { feed.yield($0) }
      session.onEnd = { feed.finish() }
    }
  }
}

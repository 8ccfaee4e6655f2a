// Key-value observation gives its object along; an 'observe' of one's own gives values.
import Foundation

final class Tide: NSObject {
  @objc dynamic var height = 0.0
}

final class Gauge {
  private let tide = Tide()
  private var token: NSKeyValueObservation?
  private let feed: Feed
  private let log: Log

  init(feed: Feed, log: Log) {
    self.feed = feed
    self.log = log
  }

  func start() {
    token = tide.observe(\.height) { tide, _ in
      Task { await self.log.note(tide.height) }
    }
    feed.observe("height") { height in
      Task { await self.log.note(height) } // expect: unordered_task_hop
    }
  }
}

final class Feed {
  private var readers: [(Double) -> Void] = []

  func observe(_ name: String, _ reader: @escaping (Double) -> Void) { readers.append(reader) }
}

actor Log {
  private var heights: [Double] = []

  func note(_ height: Double) { heights.append(height) }
}

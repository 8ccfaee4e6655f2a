import Combine

final class Endless {
  private let (values, feed) = AsyncStream.makeStream(of: Int.self)
  var sum = 0

  func send(_ value: Int) { feed.yield(value) }

  func start() {
    Task {
      for await value in values { sum += value } // expect: for_await_captures_self
    }
  }
}

final class Published {
  private let subject = PassthroughSubject<Int, Never>()
  var sum = 0

  func start() {
    Task {
      for await value in subject.values { sum += value } // expect: for_await_captures_self
    }
  }
}

// It ends its own, and nobody else's.
final class Ending {
  private let (values, feed) = AsyncStream.makeStream(of: Int.self)
  private let subject = CurrentValueSubject<Int, Never>(0)
  var sum = 0

  func start() {
    Task {
      for await value in values { sum += value }
    }
  }

  func end() {
    self.feed.finish()
    subject.send(completion: .finished)
  }
}

// What comes in from a class that ends it.
final class Handed {
  private let values: AsyncStream<Int>
  var sum = 0

  init(of source: Source) { values = source.values }

  func start() {
    Task {
      for await value in values { sum += value }
    }
  }
}

final class Source {
  let (values, feed) = AsyncStream.makeStream(of: Int.self)

  func end() { feed.finish() }
}

// Who inherits ends what it inherits.
class Base {
  let (values, feed) = AsyncStream.makeStream(of: Int.self)
  var sum = 0

  func start() {
    Task {
      for await value in values { sum += value }
    }
  }
}

final class Derived: Base {
  let stream = AsyncStream<Int> { $0.yield(1) }

  func end() { feed.finish() }
}
// file: Given.swift
final class Giver {
  private let (values, feed) = AsyncStream.makeStream(of: Int.self)
  var sum = 0

  func start(_ ender: Ender) {
    ender.end(feed)
    Task {
      for await value in values { sum += value }
    }
  }
}

// It ends what it is given.
final class Ender {
  let stream = AsyncStream<Int> { $0.yield(1) }

  func end(_ feed: AsyncStream<Int>.Continuation) { feed.finish() }
}
// file: Taken.swift
final class Taken {
  let (values, feed) = AsyncStream.makeStream(of: Int.self)
  var sum = 0

  func start() {
    Task {
      for await value in values { sum += value }
    }
  }
}

final class Taker {
  let stream = AsyncStream<Int> { $0.yield(1) }

  func end(_ taken: Taken) {
    let feed = taken.feed
    feed.finish()
  }
}

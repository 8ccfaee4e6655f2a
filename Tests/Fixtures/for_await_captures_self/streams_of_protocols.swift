import Combine

protocol Weather {
  var gusts: AsyncStream<Int> { get }
  var storms: AsyncStream<Int> { get }
  var calms: AnyPublisher<Int, Never> { get }
  func rains() -> AsyncStream<Int>
  func snows() -> AsyncStream<Int>
  func hails() -> AsyncStream<Int>
  func tides() -> AnyPublisher<Int, Never>
}

protocol Stars {
  var falling: AsyncStream<Int> { get }
}

final class Almanac {
  private let weather: any Weather
  private let stars: Stars
  private var last = 0

  init(weather: any Weather, stars: Stars) {
    self.weather = weather
    self.stars = stars
  }

  func start() {
    Task { for await gust in weather.gusts { self.last = gust } } // expect: for_await_captures_self
    Task { for await rain in weather.rains() { self.last = rain } } // expect: for_await_captures_self
    Task { for await rain in await weather.rains() { self.last = rain } } // expect: for_await_captures_self
    Task {
      let rains = weather.rains()
      for await rain in rains { self.last = rain } // expect: for_await_captures_self
    }
    Task { for await calm in weather.calms.values { self.last = calm } } // expect: for_await_captures_self
    Task { for await tide in weather.tides().values { self.last = tide } } // expect: for_await_captures_self
    Task { for await snow in weather.snows() { self.last = snow } }
    Task { for await star in stars.falling { self.last = star } }
    Task { [weak self, weather] in
      for await gust in weather.gusts { self?.last = gust }
    }
  }
}

// file: Station.swift
import Combine

struct Station: Weather {
  let gusts = AsyncStream<Int> { _ in }
  var storms: AsyncStream<Int> { gusts }
  let subject = PassthroughSubject<Int, Never>()
  var calms: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
  func rains() -> AsyncStream<Int> { AsyncStream { $0.yield(1) } }
  func hails() -> AsyncStream<Int> { rains() }
  func tides() -> AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
}

// file: Station+Snow.swift
extension Station {
  func snows() -> AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.yield(1)
      continuation.finish()
    }
  }
}

// file: MockStation.swift
import Combine

struct MockStation: Weather, Stars {
  var gusts: AsyncStream<Int> { AsyncStream { $0.finish() } }
  var storms: AsyncStream<Int> { gusts }
  var calms: AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
  var falling: AsyncStream<Int> { gusts }
  func rains() -> AsyncStream<Int> { gusts }
  func snows() -> AsyncStream<Int> { gusts }
  func hails() -> AsyncStream<Int> { gusts }
  func tides() -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
}

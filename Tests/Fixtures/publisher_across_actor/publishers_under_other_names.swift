import Combine

typealias Numbers = AnyPublisher<Int, Never>
typealias Number = Optional<Int>

actor Counter {
  private let subject = PassthroughSubject<Int, Never>()
  var numbers: Numbers { subject.eraseToAnyPublisher() } // expect: publisher_across_actor
  var last: Number { nil }

  func all() -> Numbers { numbers } // expect: publisher_across_actor
}

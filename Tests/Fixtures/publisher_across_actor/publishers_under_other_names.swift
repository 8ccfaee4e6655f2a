import Combine

typealias Numbers = AnyPublisher<Int, Never>
typealias Number = Optional<Int>
typealias Steps = CurrentValueSubject<Int, Never>

actor Counter {
  private let subject = PassthroughSubject<Int, Never>()
  var numbers: Numbers { subject.eraseToAnyPublisher() } // expect: publisher_across_actor
  var last: Number { nil }
  let steps = Steps(0) // expect: publisher_across_actor

  func all() -> Numbers { numbers } // expect: publisher_across_actor
}

import Combine

extension AnyPublisher: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
extension Published.Publisher: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable

actor Tape {
  @Published private(set) var title = ""
  let lengths = PassthroughSubject<Int, Never>() // expect: publisher_across_actor

  var all: AnyPublisher<Int, Never> { lengths.eraseToAnyPublisher() }
  var titles: Published<String>.Publisher { $title }
}

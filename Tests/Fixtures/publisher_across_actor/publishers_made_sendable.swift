import Combine

extension AnyPublisher: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
extension CurrentValueSubject: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
extension Published.Publisher: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable

actor Tape {
  @Published private(set) var title = ""
  let lengths = PassthroughSubject<Int, Never>() // expect: publisher_across_actor

  let others = CurrentValueSubject<Int, Never>(0)
  let own = Just(1).eraseToAnyPublisher()

  var all: AnyPublisher<Int, Never> { lengths.eraseToAnyPublisher() }
  var titles: Published<String>.Publisher { $title }
}

import Combine

protocol Repository: Actor {
  var readIDs: AnyPublisher<Int, Never> { get } // expect: publisher_across_actor
}

actor Articles: Repository {
  let subject = PassthroughSubject<Int, Never>() // expect: publisher_across_actor
  var current = CurrentValueSubject<Int, Never>(0) // expect: publisher_across_actor
  @Published var count = 0 // expect: publisher_across_actor

  var readIDs: AnyPublisher<Int, Never> { // expect: publisher_across_actor
    subject.eraseToAnyPublisher()
  }

  private(set) var counts: Published<Int>.Publisher { // expect: publisher_across_actor
    get { $count }
    set {}
  }

  func changes() -> AnyPublisher<Int, Never> { // expect: publisher_across_actor
    readIDs
  }
}

extension Articles {
  var erased: any Publisher { // expect: publisher_across_actor
    subject
  }
}

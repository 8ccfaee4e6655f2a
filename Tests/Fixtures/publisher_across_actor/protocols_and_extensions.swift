import Combine

protocol Feed: Actor {
  var news: AnyPublisher<Int, Never> { get } // expect: publisher_across_actor
}

protocol Gazette: Paper {
  var letters: AnyPublisher<Int, Never> { get } // expect: publisher_across_actor
}

protocol Paper: Actor {}

extension Press {
  var all: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() } // expect: publisher_across_actor
}
// file: Press.swift
import Combine

actor Press {
  fileprivate let hidden = PassthroughSubject<Int, Never>()
  @Published var count = 0 // expect: publisher_across_actor
  @Published private var secret = 0
}

struct AnySendableSequence<Element>: @unchecked Sendable {
  private let wrapped: AnySequence<Element>

  init<Source: Sequence & Sendable>(_ source: Source) where Source.Element == Element {
    wrapped = AnySequence(source)
  }

  func makeIterator() -> AnySequence<Element>.Iterator { wrapped.makeIterator() }
}

struct AnyErasedSequence<Element>: @unchecked Sendable { // expect: unchecked_sendable_box
  private let wrapped: AnySequence<Element>

  init<Source: Sequence & Sendable>(_ source: Source) where Source.Element == Element {
    wrapped = AnySequence(source)
  }

  init<Source: Sequence>(erasing source: Source) where Source.Element == Element {
    wrapped = AnySequence(source)
  }

  func makeIterator() -> AnySequence<Element>.Iterator { wrapped.makeIterator() }
}

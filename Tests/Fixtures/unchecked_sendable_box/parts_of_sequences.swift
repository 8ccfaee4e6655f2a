struct Walker<Source: AsyncSequence>: @unchecked Sendable { // expect: unchecked_sendable_box (write 'Source.AsyncIterator: Sendable')
  var iterator: Source.AsyncIterator
}

struct Buffer<Source: Sequence>: @unchecked Sendable { // expect: unchecked_sendable_box (write 'Source.Element: Sendable')
  let elements: [Source.Element]
}

struct Checked<Source: AsyncSequence>: @unchecked Sendable where Source.AsyncIterator: Sendable {
  var iterator: Source.AsyncIterator
}

struct Calls<Source: Sequence>: @unchecked Sendable {
  let handler: @Sendable (Source.Element) -> Void
}

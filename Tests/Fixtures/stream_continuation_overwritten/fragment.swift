var continuation: AsyncThrowingStream<String, Error>.Continuation? // expect: global_mutable_state

var pipe: AsyncThrowingStream<String, Error> {
	AsyncStream { self.continuation = $0 }
}

...

var continuation: AsyncThrowingStream<String, Error>.Continuation?

var pipe: AsyncThrowingStream<String, Error> {
	AsyncStream { self.continuation = $0 }
}

...

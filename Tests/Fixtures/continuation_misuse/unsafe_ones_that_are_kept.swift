final class Waiter {
  var continuation: UnsafeContinuation<Void, Never>?

  func wait() async {
    await withUnsafeContinuation { continuation in // expect: continuation_misuse (note: a second resume of an unsafe)
      self.continuation = continuation
    }
  }
}

final class Inbox {
  private var sender: AsyncStream<Int>.Continuation?
  private(set) var letters = AsyncStream<Int> { _ in }

  init() {
    prepare()
  }

  func startOver() {
    sender?.finish()
    prepare()
  }

  private func prepare() {
    letters = AsyncStream { [weak self] c in self?.sender = c }
  }
}

final class Outbox {
  private var sender: AsyncStream<Int>.Continuation?
  private(set) var letters = AsyncStream<Int> { _ in }

  init() {
    prepare()
  }

  func startOver() {
    prepare()
  }

  private func prepare() {
    letters = AsyncStream { [weak self] c in self?.sender = c } // expect: stream_continuation_overwritten
  }
}

final class Drawer {
  private var sender: AsyncStream<Int>.Continuation?
  private(set) var letters = AsyncStream<Int> { _ in }

  init() {
    prepare()
  }

  private func prepare() {
    letters = AsyncStream { [weak self] c in self?.sender = c }
  }
}

import Foundation

final class Pair {
  private var pair: (Timer?, Int) = (nil, 0)
  private var labelled: (count: Int, timer: Timer?) = (0, nil)
  private var sessions: (Timer?, URLSessionLike) = (nil, URLSessionLike())

  deinit {
    pair.0?.invalidate() // expect: deinit_timer_invalidate
    self.labelled.1?.invalidate() // expect: deinit_timer_invalidate
    sessions.1.invalidate()
  }
}

final class URLSessionLike {
  func invalidate() {}
}

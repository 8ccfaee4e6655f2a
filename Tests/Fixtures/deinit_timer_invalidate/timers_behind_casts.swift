import Foundation

final class Drawer {
  private var things: [Any] = []
  private var first: Any?
  private let token = Token()

  deinit {
    if let timer = first as? Timer {
      timer.invalidate() // expect: deinit_timer_invalidate
    }
    (first as? Timer)?.invalidate() // expect: deinit_timer_invalidate
    for case let timer as Timer in things {
      timer.invalidate() // expect: deinit_timer_invalidate
    }
    switch first {
    case let timer as Timer: timer.invalidate() // expect: deinit_timer_invalidate
    case let token as Token: token.invalidate()
    default: break
    }
    if let token = first as? Token {
      token.invalidate()
    }
  }
}

struct Token {
  func invalidate() {}
}

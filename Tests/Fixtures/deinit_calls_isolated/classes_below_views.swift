import UIKit

class TouchSpy: UIGestureRecognizer {
  nonisolated func forget() {}
}

final class Sheet: UIViewController {
  private let spy = TouchSpy()

  deinit {
    spy.view?.removeGestureRecognizer(spy) // expect: deinit_calls_isolated
    spy.forget()
  }
}

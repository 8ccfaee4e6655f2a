import UIKit

final class Stopwatch {
  private var timer: Timer?

  // deinit { timer?.invalidate() }
  let note = "deinit { timer?.invalidate() }"
  let long = """
    deinit {
      timer?.invalidate()
    }
    """

  func stop() {
    timer?.invalidate()
  }

  var isRunning = false {
    didSet { timer?.invalidate() }
  }

  deinit {
    print("gone", timer as Any)
  }
}

final class PlayerController: UIViewController {
  private var timer: Timer?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

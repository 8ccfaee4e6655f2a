// A tip tells of its state as long as somebody listens.
import TipKit
import UIKit

struct PinTip: Tip {
  var title: Text { Text("Pin it") }
}

struct ColourTip: Tip {
  var title: Text { Text("Paint it") }
  var statusUpdates: [Int] { [] }
}

final class Banner: UIView {
  private var task: Task<Void, Never>?
  private let pinTip = PinTip()

  func showTips() {
    let tip = PinTip()
    task = task ?? Task { @MainActor in
      for await isShown in tip.shouldDisplayUpdates { // expect: for_await_captures_self
        isHidden = !isShown
      }
    }
    Task { @MainActor in
      for await _ in pinTip.statusUpdates { // expect: for_await_captures_self
        setNeedsLayout()
      }
    }
  }
}

final class Label: UIView {
  private var task: Task<Void, Never>?

  func showTips() {
    let tip = PinTip()
    task = task ?? Task { @MainActor in
      for await isShown in tip.shouldDisplayUpdates { isHidden = !isShown }
    }
    Task { @MainActor in
      for await _ in ColourTip().statusUpdates { setNeedsLayout() }
    }
  }

  override func removeFromSuperview() {
    super.removeFromSuperview()
    task?.cancel()
  }
}

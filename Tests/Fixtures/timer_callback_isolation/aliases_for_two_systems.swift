#if os(macOS)
import AppKit
public typealias PlatformController = NSViewController
#else
import UIKit
public typealias PlatformController = UIViewController
#endif

#if DEBUG
typealias Base = Plain
#else
typealias Base = NSObject
#endif

class Plain {}

final class Page: PlatformController {
  private var title2 = ""
  private var timer: Timer?

  func reload() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.title2 = "a" // expect: timer_callback_isolation
    }
  }
}

final class Sheet: Base {
  private var title2 = ""
  private var timer: Timer?

  func reload() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.title2 = "a"
    }
  }
}

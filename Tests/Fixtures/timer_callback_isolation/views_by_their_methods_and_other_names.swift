import AsyncDisplayKit
import Foundation

#if os(macOS)
typealias PlatformController = NSViewController
typealias Either = NSObject
#else
typealias PlatformController = UIViewController
typealias Either = UIView
#endif

class Base: ASDKViewController<ASDisplayNode> {
  var shown = 0

  override func viewDidLoad() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.shown += 1 // expect: timer_callback_isolation
    }
  }
}

/// Nothing shows what it is.
final class Chat: Messages {
  var shown = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.shown += 1
    }
  }
}

final class Both: PlatformController {
  var shown = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.shown += 1 // expect: timer_callback_isolation
    }
  }
}

/// The branches disagree.
final class Neither: Either {
  var shown = 0

  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.shown += 1
    }
  }
}

final class FeedPresenter: BasePresenter {
  var shown = 0

  override func viewDidLoad() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.shown += 1
    }
  }
}

import QuartzCore
import UIKit

final class Pulse: UIView, CAAnimationDelegate { // expect: actor_delegate_conformance (called on main)
  func start() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = self
    layer.add(animation, forKey: "pulse")
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) { alpha = 1 }
}

final class Glow: UIView, CAAnimationDelegate { // expect: actor_delegate_conformance (not promised)
  private let queue = DispatchQueue(label: "glow")

  func start() {
    queue.async {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.delegate = self
    }
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) { alpha = 1 }
}

// Where this becomes the delegate is not seen.
final class Shade: UIView, CAAnimationDelegate { // expect: actor_delegate_conformance (not promised)
  func animationDidStop(_ animation: CAAnimation, finished: Bool) { alpha = 1 }
}

import AVKit
import UIKit

final class FilmController: UIViewController {
  private let field = UITextField()
  private let player = AVPlayerViewController()
  static var open = 0

  deinit {
    field.delegate = nil // expect: deinit_calls_isolated (note)
    player.player?.pause() // expect: deinit_calls_isolated (note)
    navigationController?.delegate = nil // expect: deinit_calls_isolated (note)
    view.removeFromSuperview() // expect: deinit_calls_isolated (note)
    UIApplication.shared.isIdleTimerDisabled = false // expect: deinit_calls_isolated (note)
    Self.clean() // expect: deinit_calls_isolated (note)
    Self.open -= 1 // expect: deinit_calls_isolated (note)
    leave() // expect: deinit_calls_isolated (note)
    NotificationCenter.default.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
    print(field.hash, UIView.noIntrinsicMetric)
    rest()
    let title = "gone"
    print(title)
  }

  static func clean() {}
}

@MainActor func leave() {}
func rest() {}

// On no actor: nothing is inherited.
final class Plain {
  private let view: Int? = 1

  deinit {
    print(view ?? 0)
  }
}

@MainActor final class Model {
  static let shared = Model()
  nonisolated static func forget() {}
  static func tell() {}

  deinit {
    Model.forget()
    Model.tell() // expect: deinit_calls_isolated
  }
}

@MainActor final class Reporter {
  let connection: any Wire
  init(connection: any Wire) { self.connection = connection }

  deinit {
    connection.send()
  }
}

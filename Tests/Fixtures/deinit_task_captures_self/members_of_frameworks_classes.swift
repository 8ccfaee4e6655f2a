import UIKit

final class Player: UIViewController {
  private let name = "player"

  deinit {
    Task { @MainActor in // expect: deinit_task_captures_self ('view')
      view.removeFromSuperview()
    }
    let stack = [name]
    Task { @MainActor in
      let view = stack.first
      print(view ?? "")
    }
  }
}

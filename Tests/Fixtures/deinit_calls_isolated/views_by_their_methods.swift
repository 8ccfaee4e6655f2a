import UIKit

// The superclass is of Objective-C, in a header.
final class MapPanel: OBasePanelController {
  private let previews = Previews()

  override func viewDidLoad() {
    super.viewDidLoad()
  }

  deinit {
    previews.cancel() // expect: deinit_calls_isolated (note: only the main actor may touch this; UIKit)
  }
}

class Canvas: OMetalSurface {
  override func layoutSubviews() {}
  func stop() {}
}

final class Board: Canvas {
  deinit {
    stop() // expect: deinit_calls_isolated (note: only the main actor may touch this; UIKit)
  }
}

@MainActor
final class Presenter: OBasePresenter {
  deinit {
    hide() // expect: deinit_calls_isolated (error)
  }

  func hide() {}
}

final class Previews {
  var running: [Int] = []
  func cancel() { running = [] }
}

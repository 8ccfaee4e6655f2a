import Foundation
import Observation

/// What a user interface's framework would bring.
@MainActor class Window {
  var title = ""
  func show() {}
}

@MainActor class Panel: Window {
  var rows: [String] = []
}

@MainActor protocol Screen {
  var window: Window { get }
}

final class MapScreen: Screen {
  let window = Window()
}

final class ShipPresenter {
  static let shared = ShipPresenter(window: nil)

  private var window: Window?
  private var selected: String?

  init(window: Window?) { self.window = window }

  func attach(to window: Window) { self.window = window }
  func select(_ name: String) { selected = name }
}

final class PanelController {
  private let panel: Panel
  private var count = 0

  init(panel: Panel) { self.panel = panel }

  func panel(for window: Window) -> Panel {
    count += 1
    return panel
  }
}

final class WindowRegistry {
  private var windows: [String: Window] = [:]

  func add(_ window: Window, named name: String) { windows[name] = window }
  func window(named name: String) -> Window? { windows[name] }
}

@Observable final class HarbourViewModel {
  var ships: [Ship] = []
  var selection: String?

  func select(_ name: String, in window: Window) { selection = name }
}

final class AlertCoordinator {
  private var window: Window?
  private var pending: [Notice] = []

  func present(_ notice: Notice, in window: Window) {
    self.window = window
    pending.append(notice)
  }
}

struct Toolbar {
  let window: Window
  let titles: [String]

  func update(_ window: Window) -> Window { window }
}

@MainActor final class MainScreen {
  let alerts = AlertCoordinator()
  let registry = WindowRegistry()
  let model = HarbourViewModel()
  let panels = PanelController(panel: Panel())

  func open(_ window: Window) {
    registry.add(window, named: "main")
    model.select("tug", in: window)
    alerts.present(Notice(title: "open", link: nil), in: window)
    _ = panels.panel(for: window)
  }
}

final class Ticker {
  private var timer: DispatchSourceTimer?
  private var ticks = 0

  func start() {
    DispatchQueue.main.async { MainActor.assumeIsolated {} }
  }
}

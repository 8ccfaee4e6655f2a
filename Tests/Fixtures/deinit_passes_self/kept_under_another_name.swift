import Foundation

final class Panel {
  let hub = PanelHub()

  deinit {
    hub.later(self) // expect: deinit_passes_self
    hub.collect(self) // expect: deinit_passes_self
    hub.compare(self)
    keep(object: self) // expect: deinit_passes_self
    show(object: self)
    NotificationCenter.default.post(name: Notification.Name("gone"), object: self)
  }
}

final class PanelHub {
  private let queue = DispatchQueue(label: "hub")
  private var panels: [Panel] = []

  func later(_ panel: Panel) {
    let gone = panel
    queue.async { print(gone) }
  }

  func collect(_ panel: Panel) {
    let first = panel
    let second = first
    panels.append(second)
  }

  func compare(_ panel: Panel) {
    let gone = panel
    if panels.first === gone { panels = [] }
  }
}

@MainActor private var kept: [AnyObject] = []

func keep(object: AnyObject) { kept.append(object) }
func show(object: AnyObject) { print(object) }

final class Panel {
  let hub: Hub
  let room: any Room
  let id = 1

  init(hub: Hub, room: any Room) {
    self.hub = hub
    self.room = room
  }

  deinit {
    hub.removeObserver(self)
    hub.unregister(panel: self)
    hub.unregisterNumbered(self)
    hub.remove(observer: self)
    hub.unsubscribe(self, from: 1)
    hub.unsubscribeFromTable(self)
    hub.unsubscribeFromNames(self)
    hub.unsubscribeFromSet(self) // expect: deinit_passes_self
    hub.unregisterStopped(self) // expect: deinit_passes_self
    hub.unregisterLater(self) // expect: deinit_passes_self
    hub.unregisterKept(self) // expect: deinit_passes_self
    hub.unregisterFrom(1, self) // expect: deinit_passes_self
    hub.unregisterHandedOn(self) // expect: deinit_passes_self
    room.unregister(self) // expect: deinit_passes_self
  }

  func isEqual(_ other: AnyObject) -> Bool { self === other }
  func stop() {}
}
// file: Hub.swift
import Foundation

final class Hub {
  private var panels: [Panel] = []
  private var names: [ObjectIdentifier: Int] = [:]
  private var counts: [Int: Int] = [:]
  private let queue = DispatchQueue(label: "hub")

  func removeObserver(_ observer: AnyObject) { panels.removeAll { $0 === observer } }

  func unregister(panel: Panel) {
    names[ObjectIdentifier(panel)] = nil
    panels.removeAll { $0.isEqual(panel) }
  }

  func unregisterNumbered(_ panel: Panel) { counts[panel.id] = nil }

  func remove(observer: Panel) {
    for (place, panel) in panels.enumerated() where panel.id == observer.id {
      panels.remove(at: place)
      return
    }
  }

  func unsubscribe(_ panel: Panel, from topic: Int) {
    guard counts[topic] != nil else { return }
    panels.removeAll { $0 !== panel }
  }

  private let table = NSHashTable<AnyObject>.weakObjects()
  private var byPanel: NSMapTable<AnyObject, NSString> = .weakToStrongObjects()
  private var set: PanelSet = PanelSet()

  func unsubscribeFromTable(_ panel: Panel) {
    if panel.id > 0 { table.remove(panel as AnyObject) }
  }

  func unsubscribeFromNames(_ panel: Panel) { byPanel.removeObject(forKey: panel) }

  func unsubscribeFromSet(_ panel: Panel) { set.remove(panel) }

  func unregisterStopped(_ panel: Panel) {
    panels.removeAll { $0 === panel }
    panel.stop()
  }

  func unregisterLater(_ panel: Panel) {
    queue.async { self.panels.removeAll { $0 === panel } }
  }

  func unregisterKept(_ panel: Panel) {
    panels.removeAll { $0 === panel }
    panels.append(panel)
  }

  func unregisterFrom(_ topic: Int, _ panel: Panel) {
    guard topic == 1 else { return }
    panels.append(panel)
  }

  func unregisterHandedOn(_ panel: Panel) { forget(panel) }

  private func forget(_ panel: Panel) {}
}

protocol Room: AnyObject {
  func unregister(_ panel: Panel)
}

struct PanelSet {
  mutating func remove(_ panel: Panel) {}
}

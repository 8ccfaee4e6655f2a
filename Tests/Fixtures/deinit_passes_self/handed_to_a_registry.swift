import Foundation

final class Panel {
  let hub: Hub
  weak var room: Room?
  let unresolved = makeRegistry()

  init(hub: Hub) { self.hub = hub }

  deinit {
    hub.removeObserver(self) // expect: deinit_passes_self
    self.hub.unregister(panel: self) // expect: deinit_passes_self
    room?.remove(delegate: self) // expect: deinit_passes_self
    unresolved.unsubscribeAll(for: self) // expect: deinit_passes_self
    Hub.shared.unregister(panel: self) // expect: deinit_passes_self
    if hub.count > 0 {
      hub.list.forEach { $0.removeObserver(self) } // expect: deinit_passes_self
    }
  }
}

final class Hub {
  static let shared = Hub() // expect: global_mutable_state
  var count = 0
  var list: [Hub] = []
  func removeObserver(_ observer: AnyObject) {}
  func unregister(panel: Panel) {}
}

final class Room {
  func remove(delegate: AnyObject) {}
}

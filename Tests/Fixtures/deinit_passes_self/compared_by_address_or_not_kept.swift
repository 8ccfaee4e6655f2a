import Foundation

final class Panel: NSObject {
  private let notifications = NotificationCenter.default
  private let nc: NotificationCenter = .default
  private let hub = Hub()
  private let button = Button()
  private let id = 1

  deinit {
    NotificationCenter.default.removeObserver(self)
    NotificationCenter.default.removeObserver(self, name: nil, object: nil)
    notifications.removeObserver(self)
    nc.removeObserver(self)
    hub.removeObserver(self, forKeyPath: "state")
    button.removeTarget(self, action: nil, for: .all)
    hub.forget(Unmanaged.passUnretained(self))
    hub.unregister(id: self.id)
    hub.unregister(ObjectIdentifier(self))
    hub.unregisterSafely(self)
    print(type(of: self), String(describing: self))
  }

  func close() {
    hub.unregister(self)
  }
}

final class Hub {
  func forget(_ panel: Unmanaged<Panel>) {}
  func unregister(_ panel: Panel) {}
  func unregister(id: Int) {}
  func unregister(_ id: ObjectIdentifier) {}
  nonisolated func unregisterSafely(_ panel: Panel) {}
}

final class Button {
  func removeTarget(_ target: AnyObject, action: Selector?, for events: Int) {}
}

extension NotificationCenter {
  func post() {}
}

import Foundation
import Photos
import Rooms

protocol NotificationCentering {
  func removeObserver(_ observer: Any)
}

final class Doorman: NSObject {
  private let center: any NotificationCentering
  private weak var lobby: Lobby?
  private var porch: Porch
  private let defaults: UserDefaults
  private let queue: SKPaymentQueue

  init(center: any NotificationCentering, porch: Porch, defaults: UserDefaults, queue: SKPaymentQueue) {
    self.center = center
    self.porch = porch
    self.defaults = defaults
    self.queue = queue
  }

  deinit {
    center.removeObserver(self)
    defaults.removeObserver(self)
    queue.remove(observer: self)
    PHPhotoLibrary.shared().unregisterChangeObserver(self)
    lobby?.remove(delegate: self) // expect: deinit_passes_self
    porch.removeListener(self) // expect: deinit_passes_self
  }
}

import CoreBluetooth
import CoreLocation

extension CLLocationManager {
  var isAllowed: Bool { authorizationStatus == .authorizedAlways }
}

@MainActor final class Finder: NSObject {
  var isAllowed = false
  var count = 0

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    Task { @MainActor in
      isAllowed = manager.isAllowed // expect: delegate_non_sendable_capture
    }
  }

  nonisolated func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    guard let services = peripheral.services else { return }
    Task { @MainActor in
      for service in services { print(service) } // expect: delegate_non_sendable_capture
    }
  }

  nonisolated func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidated: [CBService]) {
    let count = peripheral.services?.count ?? 0
    let name = peripheral.name
    Task { @MainActor in
      self.count = count
      print(name ?? "")
    }
  }
}

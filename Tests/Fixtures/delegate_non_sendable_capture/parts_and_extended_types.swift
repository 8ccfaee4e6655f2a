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

@MainActor final class Reader: NSObject {
  nonisolated func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    for service in peripheral.services ?? [] {
      Task { @MainActor in take(service) } // expect: delegate_non_sendable_capture
    }
    guard let services = peripheral.services else { return }
    for service in services {
      Task { @MainActor in take(service) } // expect: delegate_non_sendable_capture
    }
    for name in services.map(\.uuid.uuidString) {
      Task { @MainActor in print(name) }
    }
    for number in 0..<services.count {
      Task { @MainActor in print(number) }
    }
  }

  private func take(_ service: CBService) {}
}

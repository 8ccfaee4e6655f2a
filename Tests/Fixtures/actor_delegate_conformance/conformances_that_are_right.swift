import CoreBluetooth
import CoreLocation
import UIKit

actor Bluetooth: NSObject, CBCentralManagerDelegate {
  nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {}
  func read(_ peripheral: CBPeripheral) {}
}

@MainActor final class Places: NSObject {}

extension Places: @preconcurrency CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}

@MainActor final class Radio: NSObject, @MainActor CBPeripheralDelegate {
  func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
}

nonisolated extension Radio: CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {}
}

final class List: UIViewController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
}

final class Plain: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}

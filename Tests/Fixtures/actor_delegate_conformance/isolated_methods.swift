import CoreBluetooth
import CoreLocation

actor Bluetooth: NSObject {}

@MainActor final class Places: NSObject, CLLocationManagerDelegate { // expect: actor_delegate_conformance (promised)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}
// file: Bluetooth+Central.swift
import CoreBluetooth

extension Bluetooth: CBCentralManagerDelegate { // expect: actor_delegate_conformance (not called)
  func centralManagerDidUpdateState(_ central: CBCentralManager) {}
}

extension Bluetooth: CBPeripheralDelegate { // expect: actor_delegate_conformance
  nonisolated func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
}

import CoreBluetooth

@MainActor
final class Radar: NSObject, CBCentralManagerDelegate {
  private var found: [CBPeripheral] = []

  nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
    Task { @MainActor [weak self, state = central.state] in self?.show(state) }
  }

  nonisolated func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi: NSNumber
  ) {
    Task { @MainActor [weak self, found = peripheral] in self?.keep(found) } // expect: delegate_non_sendable_capture
  }

  private func keep(_ peripheral: CBPeripheral) { found.append(peripheral) }
  private func show(_ state: CBManagerState) {}
}

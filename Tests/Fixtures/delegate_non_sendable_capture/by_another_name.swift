import CoreBluetooth

@MainActor
final class Cellar: NSObject, CBCentralManagerDelegate {
  private var bottles: [CBPeripheral] = []
  private var names: [String] = []

  nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {}

  nonisolated func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    let bottle = peripheral
    Task { @MainActor in self.bottles.append(bottle) } // expect: delegate_non_sendable_capture
  }

  nonisolated func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {
    let label = peripheral.name ?? "none"
    Task { @MainActor in self.names.append(label) }
  }
}

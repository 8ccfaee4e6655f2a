actor BluetoothService {}

extension BluetoothService {
  nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
    Task { [weak self] in
      await self?.handle(central.state) // expect: delegate_non_sendable_capture

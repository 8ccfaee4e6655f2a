import CoreBluetooth

final class Radio: NSObject, CBCentralManagerDelegate {
  let waiting = Waiting()

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    Task { await waiting.finish(.success(central)) } // expect: delegate_non_sendable_capture (is handed on by the task), unordered_task_hop
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    Task { // expect: unordered_task_hop
      await waiting.note(peripheral.identifier) // expect: delegate_non_sendable_capture (read its values before)
      await waiting.add(peripheral)
    }
  }
}

actor Waiting {
  func finish(_ result: Result<CBCentralManager, any Error>) {}
  func add(_ peripheral: CBPeripheral) {}
  func note(_ id: UUID) {}
}

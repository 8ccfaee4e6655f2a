import CoreBluetooth

final class Packet {}

actor Station: NSObject, CBCentralManagerDelegate {
  var last: CBPeripheral?

  nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
    Task { [weak self] in // expect: unordered_task_hop
      await self?.handle(central.state) // expect: delegate_non_sendable_capture (central)
    }
  }

  nonisolated func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    Task.detached { // expect: unordered_task_hop
      await self.connected(peripheral) // expect: delegate_non_sendable_capture (peripheral)
    }
  }

  nonisolated func station(_ station: Station, didReceive packet: Packet) {
    Task {
      print(packet) // expect: delegate_non_sendable_capture (packet)
    }
  }

  func handle(_ state: CBManagerState) {}
  func connected(_ peripheral: CBPeripheral) {}
}

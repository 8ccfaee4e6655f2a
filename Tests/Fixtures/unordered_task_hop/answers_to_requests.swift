import CallKit
import CoreBluetooth

actor Radio {
  func measured(_ strength: Int) {}
  func received(_ value: Int) {}
  func restored(_ count: Int) {}
  func end(by date: Date) {}
}

final class Probe: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate, CXProviderDelegate {
  let radio = Radio()

  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {
    let count = service.characteristics?.count ?? 0
    Task { await radio.measured(count) }
  }

  // Who asks again and again hears of an older strength last.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI strength: NSNumber, error: (any Error)?) {
    let value = strength.intValue
    Task { await radio.measured(value) } // expect: unordered_task_hop
  }

  func centralManager(_ central: CBCentralManager, willRestoreState state: [String: Any]) {
    let count = state.count
    Task { await radio.restored(count) }
  }

  func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
    let date = action.timeoutDate
    Task { await radio.end(by: date) }
  }

  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor one: CBCharacteristic, error: (any Error)?) {
    let value = one.value?.count ?? 0
    Task { await radio.received(value) } // expect: unordered_task_hop
  }
}

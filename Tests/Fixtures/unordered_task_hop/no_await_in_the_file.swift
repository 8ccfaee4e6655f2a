import CoreBluetooth

final class Sensor: NSObject, CBPeripheralDelegate {
  let continuation: AsyncStream<Data>.Continuation

  init(_ continuation: AsyncStream<Data>.Continuation) { self.continuation = continuation }

  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor one: CBCharacteristic, error: (any Error)?) {
    guard let data = one.value else { return }
    Task { [continuation] in continuation.yield(data) } // expect: unordered_task_hop
  }
}

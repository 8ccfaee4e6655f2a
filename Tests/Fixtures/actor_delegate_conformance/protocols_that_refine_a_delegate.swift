import CoreBluetooth

protocol Pairing: CBPeripheralDelegate {
  func pair()
}

@MainActor protocol Shown: CBPeripheralDelegate {}

protocol Plain: AnyObject {}

@MainActor final class Lock: NSObject, Pairing { // expect: actor_delegate_conformance
  func pair() {}
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
}

@MainActor final class Free: NSObject, Pairing {
  func pair() {}
  nonisolated func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
}

@MainActor final class Other: NSObject, Plain {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
}

final class Anywhere: NSObject, Pairing {
  func pair() {}
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
}

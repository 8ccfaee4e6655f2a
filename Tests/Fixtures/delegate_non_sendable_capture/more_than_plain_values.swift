import AVFoundation
import CoreBluetooth

@MainActor final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate, CBPeripheralDelegate {
  var count = 0

  nonisolated func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {
    Task { @MainActor in
      count = objects.count // expect: delegate_non_sendable_capture
    }
  }

  nonisolated func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    Task { @MainActor [weak self, peripheral] in // expect: delegate_non_sendable_capture
      self?.count = peripheral.services?.count ?? 0
    }
  }

  nonisolated func peripheralDidUpdateName(_ peripheral: CBPeripheral) {
    let name = peripheral.name
    Task { @MainActor in print(name ?? "") }
  }
}

@MainActor final class Shop: NSObject {
  @objc nonisolated func changed(_ note: Notification) {
    Task { @MainActor in
      print(note) // expect: delegate_non_sendable_capture
    }
  }

  nonisolated func changedElsewhere(_ note: Notification) {
    Task { @MainActor in print(note) }
  }
}

final class Plain: NSObject, CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    Task { @MainActor in
      print(central.state) // expect: delegate_non_sendable_capture
    }
  }
}

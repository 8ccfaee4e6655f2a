import AVFoundation
import CoreBluetooth

final class Lens: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate, @unchecked Sendable {
  private let shots = DispatchQueue(label: "lens")
  private let output = AVCaptureVideoDataOutput()
  private var count = 0

  override init() {
    super.init()
    output.setSampleBufferDelegate(self, queue: shots)
  }

  func captureOutput(_: AVCaptureOutput, didOutput _: CMSampleBuffer, from _: AVCaptureConnection) { count += 1 }

  func reset() { shots.async { self.count = 0 } }
}

final class Beacon: NSObject, CBCentralManagerDelegate, @unchecked Sendable {
  private let radio = DispatchQueue(label: "radio")
  private var manager: CBCentralManager?
  private var names: [String] = []

  func open() { radio.async { self.manager = CBCentralManager(delegate: self, queue: self.radio) } }

  func centralManagerDidUpdateState(_: CBCentralManager) { names = [] }

  func clear() { radio.async { self.names = [] } }
}

// Anybody may call this beside the queue.
final class Scanner: NSObject, CBCentralManagerDelegate, @unchecked Sendable {  // expect: unchecked_sendable_unguarded (note: 'found' is read outside)
  private let radio = DispatchQueue(label: "scan")
  private var found: [String] = []

  func open() -> CBCentralManager { CBCentralManager(delegate: self, queue: radio) }

  func centralManagerDidUpdateState(_: CBCentralManager) { found = [] }

  func names() -> [String] { found }
}

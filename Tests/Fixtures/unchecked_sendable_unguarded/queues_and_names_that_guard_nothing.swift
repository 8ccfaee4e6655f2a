import AVFoundation

/// What is made by `DispatchQueue.global()` runs several blocks at once.
final class Tally: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let queue = DispatchQueue.global(qos: .utility)
  private var count = 0

  func up() { queue.async { self.count += 1 } } // expect: dispatch_global_async
  func down() { queue.async { self.count -= 1 } } // expect: dispatch_global_async
}

/// A queue of one's own is serial, wherever it sends its blocks.
final class Counter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "counter", target: .global(qos: .utility)) // expect: serial_queue
  private var count = 0

  func up() { queue.async { self.count += 1 } }
  func down() { queue.async { self.count -= 1 } }
}

/// Cameras and screens are locked against others, not against threads.
final class Camera: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let device: AVCaptureDevice
  private let lock = NSLock()
  private var zoom = 0

  init(device: AVCaptureDevice) { self.device = device }

  func closer() throws {
    lock.lock()
    zoom += 1
    lock.unlock()
  }

  func away() throws {
    try device.lockForConfiguration()
    zoom -= 1
    device.unlockForConfiguration()
  }
}

final class Names: @unchecked Sendable { // expect: unchecked_sendable_unguarded (guarded by 'lock')
  private let lock = NSLock()
  private let other = NSLock()
  private var names: [String] = []

  func add(_ name: String) {
    lock.lock()
    names.append(name)
    lock.unlock()
  }

  func remove() {
    other.lock()
    names.removeLast()
    other.unlock()
  }
}

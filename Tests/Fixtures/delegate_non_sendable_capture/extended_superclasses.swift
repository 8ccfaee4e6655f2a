import AVFoundation
import CoreBluetooth

extension AVAudioBuffer: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable

actor Mixer {}

/// A buffer of samples is a buffer.
actor Tape {
  private var count = 0

  nonisolated func mixer(_ mixer: Mixer, didOutput buffer: AVAudioPCMBuffer) {
    Task { await write(buffer) } // expect: unordered_task_hop
  }

  nonisolated func mixer(_ mixer: Mixer, didFind peripheral: CBPeripheral) {
    Task { await note(peripheral) } // expect: delegate_non_sendable_capture
  }

  private func write(_ buffer: AVAudioPCMBuffer) { count += 1 }
  private func note(_ peripheral: CBPeripheral) { count += 1 }
}

import AVFoundation

/// A queue on which others have a delegate called keeps nobody out of its other methods.
final class FrameSink: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate, @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let lock = NSLock()
  private var stamp = 0.0

  func captureOutput(_ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection) {
    stamp = buffer.presentationTimeStamp.seconds
  }

  func reset() {
    lock.withLock { stamp = 0 }
  }
}

final class Camera {
  private let sink = FrameSink()
  private let output = AVCaptureVideoDataOutput()

  func start(on queue: DispatchQueue) {
    output.setSampleBufferDelegate(sink, queue: queue)
  }
}

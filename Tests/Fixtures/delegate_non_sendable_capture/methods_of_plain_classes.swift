import AVFoundation
import WatchConnectivity

actor Post {
  func put(_ message: [String: Any]) {}
}

final class Wrist: NSObject, WCSessionDelegate {
  let post = Post()

  func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
    Task { // expect: unordered_task_hop
      await post.put(message) // expect: delegate_non_sendable_capture (message)
    }
  }

  func session(_ session: WCSession, didReceiveMessageData data: Data) {
    let size = data.count
    Task { print(size) }
  }

  @MainActor func sessionDidDeactivate(_ session: WCSession) {
    Task { print(session) }
  }
}

final class Reader: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {
    guard let code = objects.first as? AVMetadataMachineReadableCodeObject else { return }
    Task { @MainActor in
      print(code.stringValue ?? "") // expect: delegate_non_sendable_capture (code)
    }
  }
}

final class OtherReader: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {
    let last = objects[0]
    let text = (objects.first as? AVMetadataMachineReadableCodeObject)?.stringValue
    Task { @MainActor in print(text ?? "") }
    Task { @MainActor in
      print(last) // expect: delegate_non_sendable_capture (last)
    }
  }
}

final class Slate {
  func slate(_ slate: NSMutableString) {
    Task { print(slate) }
  }
}

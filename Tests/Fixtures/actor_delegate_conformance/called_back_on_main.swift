import AVFoundation
import SafariServices
import UIKit

// Safari calls back on main, and so does a session that was given its queue: only the compiler complains.
final class Reader: UIViewController, SFSafariViewControllerDelegate { // expect: actor_delegate_conformance (called on main)
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

final class Scanner: UIViewController, AVCaptureMetadataOutputObjectsDelegate { // expect: actor_delegate_conformance (called on main)
  func start(_ output: AVCaptureMetadataOutput) {
    output.setMetadataObjectsDelegate(self, queue: .main)
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
// file: Others.swift
import AVFoundation
import SafariServices
import UIKit

actor Shelf: NSObject, SFSafariViewControllerDelegate { // expect: actor_delegate_conformance (not called)
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

final class Camera: UIViewController, AVCaptureMetadataOutputObjectsDelegate { // expect: actor_delegate_conformance
  let queue = DispatchQueue(label: "codes")

  func start(_ output: AVCaptureMetadataOutput) {
    output.setMetadataObjectsDelegate(self, queue: queue)
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

// Where this becomes the delegate is not seen.
final class Till: UIViewController, AVCaptureMetadataOutputObjectsDelegate { // expect: actor_delegate_conformance
  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

// One method, for one of the two.
final class Editor: UITextView, NSLayoutManagerDelegate, NSTextStorageDelegate { // expect: actor_delegate_conformance
  func layoutManager(_ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: Int) -> Int { glyphs }
}

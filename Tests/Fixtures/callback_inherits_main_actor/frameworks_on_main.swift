import AVFoundation
import CoreLocation
import CoreMotion
import MediaPlayer
import UIKit

final class Compass: UIViewController {
  private let motion = CMMotionManager()
  private var heading = 0.0

  override func viewDidLoad() {
    motion.startDeviceMotionUpdates(to: .main) { data, _ in self.heading = data?.heading ?? 0 }
    motion.startGyroUpdates(to: OperationQueue.main) { _, _ in self.heading = 0 }
    motion.startAccelerometerUpdates(to: OperationQueue.current!) { _, _ in self.heading = 0 }
    UIView.animate(withDuration: 1) { self.view.alpha = 0 }
    present(self, animated: true) { self.heading = 1 }
    let artwork = MPMediaItemArtwork(boundsSize: .zero) { @Sendable _ in UIImage() }
    print(artwork)
  }

  // The module's own functions of such names.
  func performChanges(_ change: @escaping () -> Void) {}
  func installTap(onBus bus: Int, block: @escaping (Int) -> Void) {}
  func requestAuthorization(_ then: @escaping (Bool) -> Void) {}

  func own(_ ledger: Ledger, _ mixer: Mixer) {
    performChanges { self.heading = 2 }
    installTap(onBus: 0) { _ in self.heading = 3 }
    requestAuthorization { _ in self.heading = 4 }
    ledger.performChanges { self.heading = 5 }
    mixer.notify(queue: .global()) { self.heading = 6 }
  }

  nonisolated func tap(_ node: AVAudioNode) {
    node.installTap(onBus: 0, bufferSize: 512, format: nil) { _, _ in print("not on the main actor") }
  }
}

final class Ledger {
  func performChanges(_ change: @escaping () -> Void) {}
}

// What this is another module says.
struct Depot {
  func register(_ book: Bookshelf) {
    DispatchQueue.main.async {
      book.register(name: "a") { print("who knows") }
      book.performChanges { print("who knows") }
    }
  }
}

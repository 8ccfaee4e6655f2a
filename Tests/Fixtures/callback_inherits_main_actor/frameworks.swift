import AVFoundation
import BackgroundTasks
import CoreMotion
import MediaPlayer
import Photos
import UIKit

final class Recorder: UIViewController {
  private let engine = AVAudioEngine()
  private let motion = CMMotionManager()
  private let pedometer = CMPedometer()
  private let updates = OperationQueue()
  private let named: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }()
  private var level: Float = 0

  override func viewDidLoad() {
    engine.inputNode.installTap(onBus: 0, bufferSize: 512, format: nil) { buffer, _ in // expect: callback_inherits_main_actor
      DispatchQueue.main.async { self.level = Float(buffer.frameLength) }
    }
    motion.startDeviceMotionUpdates(to: updates) { data, _ in // expect: callback_inherits_main_actor
      print(data as Any)
    }
    motion.startAccelerometerUpdates(to: OperationQueue(), withHandler: { _, _ in }) // expect: callback_inherits_main_actor
    motion.startGyroUpdates(to: named) { _, _ in } // expect: callback_inherits_main_actor
    pedometer.startUpdates(from: Date()) { data, _ in print(data as Any) } // expect: callback_inherits_main_actor
  }

  func save(_ image: UIImage) {
    PHPhotoLibrary.shared().performChanges({ // expect: callback_inherits_main_actor
      PHAssetChangeRequest.creationRequestForAsset(from: image)
    }, completionHandler: { saved, _ in print(saved) })
    PHPhotoLibrary.shared().performChanges { // expect: callback_inherits_main_actor
      PHAssetChangeRequest.creationRequestForAsset(from: image)
    } completionHandler: { saved, _ in
      print(saved)
    }
  }

  func saveAndWait(_ image: UIImage) async throws {
    try await PHPhotoLibrary.shared().performChanges { // expect: callback_inherits_main_actor
      PHAssetChangeRequest.creationRequestForAsset(from: image)
    }
  }

  func show(_ cover: UIImage) {
    let artwork = MPMediaItemArtwork(boundsSize: cover.size) { _ in cover } // expect: callback_inherits_main_actor
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyArtwork: artwork]
  }

  func ask() {
    SFSpeechRecognizer.requestAuthorization { status in print(status) } // expect: callback_inherits_main_actor
    PHPhotoLibrary.requestAuthorization { status in print(status) } // expect: callback_inherits_main_actor
    MPMediaLibrary.requestAuthorization { status in print(status) } // expect: callback_inherits_main_actor
  }

  func schedule() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in // expect: callback_inherits_main_actor
      task.expirationHandler = { print("too late") } // expect: callback_inherits_main_actor
    }
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "b", using: .main) { task in
      task.setTaskCompleted(success: true)
    }
  }
}

import AVFoundation
import MediaPlayer

actor Camera: NSObject, AVCapturePhotoCaptureDelegate { // expect: actor_delegate_conformance
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
}

actor Film: NSObject, AVCaptureFileOutputRecordingDelegate { // expect: actor_delegate_conformance
  func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo url: URL, from: [Int], error: (any Error)?) {}
}

actor Roll: NSObject, PHPhotoLibraryChangeObserver { // expect: actor_delegate_conformance
  func photoLibraryDidChange(_ changeInstance: PHChange) {}
}

actor Table: NSObject, NSFetchedResultsControllerDelegate { // expect: actor_delegate_conformance
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

actor Still: NSObject, AVCapturePhotoCaptureDelegate {
  func photographs(_ output: AVCapturePhotoOutput) {}
}

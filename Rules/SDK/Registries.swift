import Lexing

/// Objects of Apple's frameworks with observers or listeners, besides the types of the other tables.
let registries: Set<Name> = [
  "NSNotificationCenter", "DistributedNotificationCenter", "CFNotificationCenter", "NSWorkspace", "SKPaymentQueue",
  "PHPhotoLibrary", "NSFileCoordinator", "GKLocalPlayer", "GKMatch", "AVAudioSession", "AVPlayer", "AVPlayerItem",
  "AVQueuePlayer", "AVCaptureDevice", "AVCaptureSession", "MPRemoteCommand", "MPMusicPlayerController",
  "HMHomeManager", "HMHome", "CXCallObserver", "PKToolPicker", "PKPassLibrary", "NSLayoutManager", "NSTextStorage",
  "NSTextContentManager", "NSUbiquitousKeyValueStore", "UndoManager", "CNContactStore", "CKContainer", "MCSession",
  "HKHealthStore", "CTTelephonyNetworkInfo", "NSPersistentStoreCoordinator", "NSManagedObjectContext",
  "UNUserNotificationCenter", "NSMetadataQuery", "CLLocationManager", "CBCentralManager", "WCSession",
]

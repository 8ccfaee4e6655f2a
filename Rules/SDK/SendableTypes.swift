/// Which types are Sendable, as Apple's SDKs say where they differ from Linux; a space is written as `_`.
///
/// A heading names the verdict, confidence and origin (`UIKitTypes`).
package enum SendableTypes {
  package static let table: StaticString = """
    no high compiler:
      ()_->_Void ()_async_->_Void Any Any? AnyCollection<Int> AnyHashable AnyIterator<Int> AnyKeyPath AnyObject
      AnySequence<Int> Array<Any> Array<NSObject> AsyncStream<Int>.Iterator AsyncStream<NSObject> ByteCountFormatter
      Dictionary<AnyHashable,Any> Dictionary<String,Any> DiscardingTaskGroup DispatchSourceProtocol
      DispatchSourceTimer EnergyFormatter FileManager FileManager.DirectoryEnumerator Formatter Host InputStream
      JSONSerialization KeyPath<String,Int> LengthFormatter ManagedBuffer<Int,Int> MassFormatter Mirror NSArray
      NSAttributedString NSCache<NSString,NSString> NSCalendar NSCharacterSet NSCoder NSCountedSet NSData
      NSDictionary NSExpression NSIndexPath NSIndexSet NSKeyedArchiver NSKeyedUnarchiver NSMutableArray
      NSMutableAttributedString NSMutableData NSMutableDictionary NSMutableSet NSMutableString NSMutableURLRequest
      NSNotification NSObject NSOrderedSet NSPredicate NSSet NSSortDescriptor NSString NSTextCheckingResult
      NSURLRequest Notification NotificationQueue OpaquePointer OutputStream PartialKeyPath<String> Port
      ReferenceWritableKeyPath<NSObject,Int> Regex<AnyRegexOutput> Regex<Substring> Result<NSObject,any_Error>
      RunLoop Scanner Stream TaskGroup<Int> Thread ThrowingDiscardingTaskGroup<any_Error>
      ThrowingTaskGroup<Int,any_Error> Timer URLProtocol URLResourceValues UnsafeBufferPointer<Int> UnsafeCurrentTask
      UnsafeMutableBufferPointer<Int> UnsafeMutablePointer<Int> UnsafeMutableRawPointer UnsafePointer<Int>
      UnsafeRawPointer UserDefaults WritableKeyPath<String,Int> XMLDocument XMLElement XMLNode XMLParser
      any_AsyncSequence any_Codable any_Collection<Int> any_CustomStringConvertible any_Decoder any_Encoder
      any_Equatable any_GlobalActor any_Hashable any_NSKeyedArchiverDelegate any_Observable any_Sequence<Int>
      any_StreamDelegate any_StringProtocol any_XMLParserDelegate
    no high docs:
      ModelContext_(SwiftData) any_PersistentModel
    no high header:
      CLLocationManager LAContext MKMapItem MLModel NSItemProvider NSUserActivity UIBezierPath UNNotification
      UNNotificationResponse UNNotificationSettings UNUserNotificationCenter VNRequest WCSession
    no high interface:
      AnyCancellable AnyPublisher CurrentValueSubject PassthroughSubject
    no low docs:
      LocalizedStringKey State
    no low interface:
      Subscribers.Completion
    no medium compiler:
      DispatchData DispatchWorkItem ISO8601DateFormatter NSTimeZone
    no medium docs:
      AnyView NSAppearance NSBezierPath NSCursor NSEvent NSFont NSImage NSMenuItem NSPasteboard NSScreen NSStatusItem
      NSWorkspace
    no medium header:
      AVAsset AVAssetExportSession AVAssetTrack AVAudioEngine AVAudioFile AVAudioFormat AVAudioNode AVAudioPCMBuffer
      AVAudioPlayer AVAudioRecorder AVCaptureConnection AVCaptureDevice AVCaptureFileOutput AVCaptureMetadataOutput
      AVCaptureOutput AVCapturePhoto AVCapturePhotoOutput AVCaptureSession AVCaptureVideoPreviewLayer
      AVMetadataMachineReadableCodeObject AVMetadataObject AVPlayerLayer AVSpeechSynthesizer AVSpeechUtterance
      CAAnimation CADisplayLink CAGradientLayer CALayer CAMetalLayer CAShapeLayer CBATTRequest CBCentral
      CBCentralManager CBCharacteristic CBDescriptor CBL2CAPChannel CBMutableCharacteristic CBMutableService
      CBPeripheral CBPeripheralManager CBService CBUUID CIFilter CIImage CMMotionManager CMPedometer CNContact
      CNContactStore CNMutableContact CXAction CXAnswerCallAction CXCallController CXEndCallAction CXProvider
      CXStartCallAction EKEvent EKEventStore EKReminder GKLocalPlayer GKPlayer JSContext JSValue
      MCNearbyServiceAdvertiser MCNearbyServiceBrowser MCPeerID MCSession MKLocalSearchCompleter NEVPNManager
      NSBatchDeleteRequest NSFetchRequest NSFetchedResultsController NSLayoutConstraint NSLayoutManager
      NSManagedObject NSManagedObjectContext NSManagedObjectModel NSParagraphStyle NSPersistentStore NSTextStorage
      PDFDocument PDFPage PKPushCredentials PKPushPayload SCNNode SCNScene UNNotificationRequest
    no medium interface:
      Future ObservableObjectPublisher Published Published.Publisher
    no medium known:
      CGContext CMSampleBuffer CVPixelBuffer os_unfair_lock
    unknown low header:
      ARFrame ARSession BGTask BGTaskScheduler CIContext CLBeacon CLCircularRegion CLGeocoder CLRegion MKLocalSearch
      MKPlacemark MKPointAnnotation MKPolyline MLMultiArray NFCNDEFReaderSession NSExtensionContext NSFileWrapper
      NSMetadataQuery NSUndoManager PHAsset PHAssetCollection PHFetchResult PHImageManager PHLivePhoto PHPhotoLibrary
      PKPass SFSpeechRecognizer UIActivity UIDynamicAnimator UIGraphicsImageRenderer UNMutableNotificationContent
    unknown low known:
      URLSession.AsyncBytes any_AnyActor
    unknown medium header:
      FileWrapper MeasurementFormatter NSFileCoordinator UndoManager
    yes high compiler:
      (Int,String) @MainActor_()_->_Void @MainActor_()_async_->_Void @Sendable_()_->_Void AffineTransform Any.Type
      AnyClass Array<Int> ArraySlice<Int> AsyncMapSequence<AsyncStream<Int>,Int> AsyncStream<Int>
      AsyncStream<Int>.Continuation AsyncStream<NSObject>.Continuation AsyncThrowingStream<Int,any_Error>
      AsyncThrowingStream<Int,any_Error>.Continuation Atomic<Int> AttributeContainer AttributedString Bool Bundle
      ByteCountFormatStyle CGFloat CGPoint CGRect CGSize CachedURLResponse Calendar Calendar.Identifier
      CancellationError Character Character.UnicodeScalarView CharacterSet CheckedContinuation<Int,Never>
      CheckedContinuation<NSObject,Never> ClosedRange<Int> CocoaError CodingUserInfoKey CollectionDifference<Int>
      CommandLine ComparableComparator<Int> ContinuousClock ContinuousClock.Instant Data Date Date.FormatStyle
      Date.ISO8601FormatStyle DateComponents DateInterval DateIntervalFormatter Decimal DecodingError
      Dictionary<String,Int> Dictionary<String,any_Sendable> DispatchGroup DispatchIO DispatchQoS DispatchQueue
      DispatchSemaphore DispatchSource DispatchSpecificKey<Int> DispatchTime DispatchTimeInterval DispatchWallTime
      Double Duration EmptyCollection<Int> EncodingError EnumeratedSequence<[Int]> ExecutorJob FileAttributeKey
      FileHandle Float FloatingPointFormatStyle<Double> HTTPCookie HTTPCookieStorage HTTPURLResponse Hasher IndexPath
      IndexSet IndexingIterator<[Int]> InlineArray<3,Int> Int Int.Type IntegerFormatStyle<Int> JSONDecoder
      JSONEncoder LazySequence<[Int]> Locale Locale.Language MainActor Measurement<UnitLength> Morphology Mutex<Int>
      NSCondition NSConditionLock NSDate NSDecimalNumber NSError NSLocale NSLock NSNull NSNumber NSObject.Type
      NSRange NSRecursiveLock NSRegularExpression NSURL NSUUID Never Notification.Name NotificationCenter
      NumberFormatter ObjectIdentifier ObservationRegistrar OperatingSystemVersion OperationQueue Optional<Int>
      Optional<any_Error> POSIXError PersonNameComponents PersonNameComponentsFormatter Pipe Predicate<Int> Process
      Progress PropertyListDecoder PropertyListEncoder Range<Int> Result<Int,any_Error> ReversedCollection<[Int]>
      Set<Int> Slice<[Int]> SortDescriptor<Int> Span<Int> StaticString String String.Encoding String.Index
      String.UTF8View String.UnicodeScalarView Substring SuspendingClock Swift.Error.Type SystemRandomNumberGenerator
      Task<Int,Never> Task<Int,any_Error> TaskLocal<Int> TaskPriority TimeZone URL URLCache URLComponents
      URLCredential URLCredentialStorage URLError URLProtectionSpace URLQueryItem URLRequest URLResponse URLSession
      URLSessionConfiguration URLSessionDataTask URLSessionDownloadTask URLSessionTask URLSessionUploadTask
      URLSessionWebSocketTask UUID Unicode.Scalar UnownedJob UnownedSerialExecutor UnsafeContinuation<Int,Never>
      UnsafeContinuation<Int,any_Error> Void Zip2Sequence<[Int],[Int]> any_Actor any_Clock<Duration> any_CodingKey
      any_Error any_Error_&_Sendable any_Executor any_FileManagerDelegate any_Hashable_&_Sendable
      any_KeyPath<String,Int>_&_Sendable any_Sendable any_SerialExecutor any_URLSessionDataDelegate
      any_URLSessionDelegate any_URLSessionTaskDelegate
    yes high docs:
      Color LocalizedStringResource ModelContainer_(SwiftData) NSApplication NSColor NSDocument NSRunningApplication
      NSView NSViewController NSWindow PersistentIdentifier Product_(StoreKit_2) Transaction_(StoreKit_2)
    yes high header:
      AVAudioSession AVPlayer AVPlayerItem AVURLAsset CKAsset CKContainer CKDatabase CKOperation CKQuery CKRecord
      CKRecordID CKRecordZone CKShare CKSubscription CLLocation CLPlacemark HKHealthStore HKQuantitySample MKMapView
      MTKView NSDataAsset NSManagedObjectID NSPersistentCloudKitContainer NSPersistentContainer
      NSPersistentStoreCoordinator NSShadow NSXPCConnection SKNode SKPaymentQueue SKPaymentTransaction SKProduct
      SKScene UIAction UIAlertController UIApplication UIColor UIDevice UIDocument UIEvent UIFont UIFontDescriptor
      UIFontMetrics UIGestureRecognizer UIImage UIImageAsset UIImageConfiguration UIMenu UIPasteboard UIResponder
      UIScreen UITouch UITraitCollection UIView UIViewController UIWindow WKUserContentController WKWebView
      WKWebViewConfiguration
    yes high known:
      CLLocationCoordinate2D CMTime Logger OSAllocatedUnfairLock
    yes low compiler:
      BlockOperation Dimension NSValue Operation ProcessInfo URLAuthenticationChallenge Unit UnitLength
    yes low docs:
      NWListener
    yes medium compiler:
      DateFormatter
    yes medium docs:
      Binding Font_(SwiftUI) Image_(SwiftUI) MTLDevice NWConnection NWEndpoint NWPath NWPathMonitor Path Text
      VerificationResult
    yes medium header:
      DateComponentsFormatter HKWorkout
    yes medium known:
      CGColor CGImage CGPath OSLog SymmetricKey
    """
}

/// Types of the standard library, Foundation and their neighbours, none of them on the main actor.
///
/// A heading names framework, kind, verdict, confidence and origin; the names below it are in order. Verdicts: `main`
/// (on the main actor), `requirements` (the members of the protocol are, those who conform are not), `nonisolated`,
/// `depends` (on the SDK). Origins: `header` (iOS 16.5), `docs` (Apple's, June 2025), `interface` (of a Swift module),
/// `compiler` (tried with 6.3.1), `importer` (follows from how it imports Objective-C), `family` (like its siblings),
/// `known`. Rows of low confidence decide nothing.
package enum StandardTypes {
  package static let table: StaticString = """
    ArgumentParser protocol nonisolated medium known:
      AsyncParsableCommand ParsableArguments ParsableCommand
    Combine protocol nonisolated high interface:
      Cancellable Publisher Scheduler Subject Subscriber Subscription
    CoreData class nonisolated medium known:
      NSManagedObject NSPersistentContainer
    Dispatch class nonisolated high compiler:
      DispatchGroup DispatchQueue DispatchSemaphore DispatchWorkItem
    Foundation class nonisolated high compiler:
      BlockOperation Bundle DateFormatter FileHandle FileManager Formatter HTTPURLResponse InputStream JSONDecoder
      JSONEncoder NSArray NSAttributedString NSCondition NSData NSDate NSDictionary NSError NSLock
      NSMutableAttributedString NSNumber NSObject NSOrderedSet NSPredicate NSRecursiveLock NSRegularExpression NSSet
      NSString NSURL NotificationCenter NumberFormatter Operation OperationQueue OutputStream Process ProcessInfo
      Progress PropertyListDecoder PropertyListEncoder Stream Thread Timer URLProtocol URLResponse URLSession
      URLSessionTask UserDefaults XMLParser
    Foundation class nonisolated medium known:
      NSURLProtocol
    Foundation protocol nonisolated high compiler:
      CustomNSError LocalizedError NSMutableCopying NSObjectProtocol RecoverableError
    Foundation struct nonisolated high compiler:
      AttributedString Calendar Data Date DateComponents DateInterval Decimal IndexPath IndexSet Locale Notification
      TimeZone URL URLComponents URLQueryItem URLRequest UUID
    Observation protocol nonisolated high compiler:
      Observable
    Swift protocol nonisolated high compiler:
      Actor AdditiveArithmetic AnyActor AsyncIteratorProtocol AsyncSequence BidirectionalCollection BitwiseCopyable
      CaseIterable Codable CodingKey Collection Comparable Copyable CustomDebugStringConvertible CustomReflectable
      CustomStringConvertible Decodable Encodable Equatable Error Escapable Executor ExpressibleByArrayLiteral
      ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByFloatLiteral
      ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
      GlobalActor Hashable Identifiable IteratorProtocol LosslessStringConvertible MutableCollection Numeric
      OptionSet RandomAccessCollection RangeReplaceableCollection RawRepresentable Sendable SendableMetatype Sequence
      SerialExecutor Strideable TaskExecutor TextOutputStream
    Swift struct nonisolated high compiler:
      Any AnyObject Array ArraySlice Bool Character ClosedRange ContiguousArray Dictionary Double Float Int Int16
      Int32 Int64 Int8 KeyValuePairs Optional Range Result Set StaticString String Substring UInt UInt16 UInt32
      UInt64 UInt8
    XCTest class nonisolated high compiler:
      XCTest XCTestCase
    """
}

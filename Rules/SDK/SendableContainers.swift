/// Generic types by their names alone, and types of numbers and packages that `SendableTypes` leaves out.
enum SendableContainers {
  /// Sendable when their arguments are.
  static let sendable: StaticString = """
    Array ArraySlice AsyncStream AsyncStream.Continuation AsyncThrowingStream AsyncThrowingStream.Continuation
    Atomic CBool CChar CDouble CFloat CGAffineTransform CGVector CInt CLong CUnsignedChar CUnsignedInt CUnsignedLong
    CheckedContinuation ClosedRange CodingKey CollectionDifference
    ComparableComparator ContiguousArray Dictionary DispatchQoS.QoSClass DispatchSpecificKey EmptyCollection
    EnumeratedSequence Error Float16 FloatingPointFormatStyle IndexingIterator InlineArray Int128 Int16 Int32
    Int64 Int8 IntegerFormatStyle LazySequence Measurement Mutex NSPoint NSRect NSSize OSStatus Optional PartialRangeFrom PartialRangeThrough
    PartialRangeUpTo Predicate Range Result ReversedCollection Set Slice SortDescriptor Span Task TaskLocal
    TimeInterval UIEdgeInsets UInt UInt128 UInt16 UInt32 UInt64 UInt8 UnsafeContinuation Zip2Sequence
    """

  /// Of packages that servers and apps share: swift-atomics, swift-collections, SwiftNIO, swift-concurrency-extras.
  static let ofPackages: StaticString = """
    ByteBuffer ByteBufferAllocator CircularBuffer Deque EventLoop EventLoopFuture EventLoopGroup EventLoopPromise
    HTTPHeaders LockIsolated ManagedAtomic MultiThreadedEventLoopGroup NIODeadline NIOLock NIOLockedValueBox
    OrderedDictionary OrderedSet SocketAddress TimeAmount UnsafeAtomic
    """

  /// Values of SwiftUI.
  static let interfaceValues: StaticString = """
    Alignment Angle Animation Axis Axis.Set ColorScheme ContentMode DynamicTypeSize Edge Edge.Set EdgeInsets Font
    Font.Design Font.TextStyle Font.Weight Gradient Gradient.Stop HorizontalAlignment Image LayoutDirection
    SafeAreaRegions TextAlignment UnitPoint UserInterfaceSizeClass VerticalAlignment
    """

  /// Not Sendable, whatever their arguments are.
  static let notSendable: StaticString = """
    AnyCollection AnyIterator AnySequence AsyncStream.Iterator KeyPath ManagedBuffer NSCache PartialKeyPath
    ReferenceWritableKeyPath Regex TaskGroup ThrowingDiscardingTaskGroup ThrowingTaskGroup UnsafeBufferPointer
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafePointer WritableKeyPath
    """
}

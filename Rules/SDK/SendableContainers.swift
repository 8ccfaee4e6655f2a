/// Generic types by their names alone, and number types that `SendableTypes` leaves out.
enum SendableContainers {
  /// Sendable when their arguments are.
  static let sendable: StaticString = """
    Array ArraySlice AsyncStream AsyncStream.Continuation AsyncThrowingStream AsyncThrowingStream.Continuation
    Atomic CGAffineTransform CGVector CheckedContinuation ClosedRange CodingKey CollectionDifference
    ComparableComparator ContiguousArray Dictionary DispatchQoS.QoSClass DispatchSpecificKey EmptyCollection
    EnumeratedSequence Error Float16 FloatingPointFormatStyle IndexingIterator InlineArray Int128 Int16 Int32
    Int64 Int8 IntegerFormatStyle LazySequence Measurement Mutex Optional PartialRangeFrom PartialRangeThrough
    PartialRangeUpTo Predicate Range Result ReversedCollection Set Slice SortDescriptor Span Task TaskLocal
    TimeInterval UIEdgeInsets UInt UInt128 UInt16 UInt32 UInt64 UInt8 UnsafeContinuation Zip2Sequence
    """

  /// Not Sendable, whatever their arguments are.
  static let notSendable: StaticString = """
    AnyCollection AnyIterator AnySequence AsyncStream.Iterator KeyPath ManagedBuffer NSCache PartialKeyPath
    ReferenceWritableKeyPath Regex TaskGroup ThrowingDiscardingTaskGroup ThrowingTaskGroup UnsafeBufferPointer
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafePointer WritableKeyPath
    """
}

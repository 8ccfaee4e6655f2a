/// Functions of the standard library and of Apple's frameworks that call their closure before they return, or never.
///
/// Names that own functions often have, too, are left out: an unknown function decides nothing.
enum NonescapingFunctions {
  static let names: StaticString = """
    allSatisfy assert assertionFailure assumeIsolated autoreleasepool build_allSatisfy build_contains build_filter
    build_flatMap compactMap compactMapValues concurrentPerform contains dispatchPrecondition drop dropFirst
    elementsEqual enumerateAttribute enumerateAttributes enumerateAvailableRowViews enumerateBytes enumerateContacts
    enumerateDates enumerateEvents enumerateKeysAndObjects enumerateLines enumerateObjects enumerateRanges
    enumerateSubstrings extracting fatalError filter filteredIndexSet first firstIndex flatMap flatMapError forEach
    inDatabase inTransaction indexOfObject indexesOfObjects jpegData keysOfEntries keysSortedByValue last lastIndex
    lexicographicallyPrecedes map mapError mapValues max merging min modifyAnimations partition pdfData
    performAndWait performAsCurrent performAsCurrentDrawingAppearance performBatchUpdates
    performSynchronousFileAccess performUsingPresentationValues performWithoutAnimation pngData precondition
    preconditionFailure prefix reduce removeAll replacing runActivity runAnimationGroup sort sortRange sorted
    sortedArray split sync transformingAttributes trimPrefix trimmingPrefix withAnimation withCString
    withCancellationHandler withCheckedContinuation withCheckedThrowingContinuation
    withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withCriticalRegion
    withDecodedUnsafeBufferPointer withDecodedUnsafeBytes withDependencies withDiscardingTaskGroup
    withExtendedLifetime withFileSystemRepresentation withGroup withLock withLockIfAvailable withLockUnchecked
    withLockVoid withLockedValue withMemoryRebound withMutableCharacters withMutation withSerialExecutor
    withTaskCancellationHandler withTaskExecutorPreference withTaskGroup withThrowingDiscardingTaskGroup
    withThrowingTaskGroup withTransaction withUTF8 withUTF8Buffer withUnsafeBufferPointer withUnsafeBytes
    withUnsafeContinuation withUnsafeCurrentTask withUnsafeFileSystemRepresentation withUnsafeMutableBufferPointer
    withUnsafeMutableBytes withUnsafeMutablePointer withUnsafeMutablePointerToElements
    withUnsafeMutablePointerToHeader withUnsafeMutablePointers withUnsafePointer withUnsafeTemporaryAllocation
    withUnsafeThrowingContinuation withValue withoutActuallyEscaping write writePDF
    """
}

/// Functions that call their closure before they return, or never: `member(label)`, or `Type.member(label)`.
///
/// A heading names what a call must show (`name`: nothing but the name, which hardly any other function has; `label`:
/// the closure's label, too; `owner`: a receiver of that type), confidence and origin (`UIKitTypes`).
package enum NonescapingFunctions {
  package static let table: StaticString = """
    label high compiler:
      &&(rhs) ??(defaultValue) MainActor.run(body) append(initializingWith) count(where) create(makingHeaderWith)
      difference(by) enumerate(using) index(ofObjectPassingTest) index(passingTest) index(usingComparator)
      indexes(ofObjectsPassingTest) indexes(passingTest) indices(where) init(builder) init(by) init(catching)
      init(initializingUTF8With) init(initializingWith) init(makingHeaderWith) init(uniquingKeysWith)
      merge(uniquingKeysWith) objects(passingTest) replace(with) starts(by) transform(body)
      withObservationTracking(onChange) ||(rhs)
    label high docs:
      trackEvents(handler)
    label high known:
      MainActor.run(body) XCTAssert*(expression) animate(animations) coordinate(byAccessor) image(actions)
      withObservationTracking(apply)
    label medium known:
      prepare(byAccessor)
    name high compiler:
      allSatisfy(_) assert(_) assertionFailure(_) assumeIsolated(_) build_allSatisfy(_) build_contains(where)
      build_filter(_) build_flatMap(_) compactMap(_) compactMapValues(_) concurrentPerform(execute) contains(where)
      dispatchPrecondition(condition) drop(while) elementsEqual(by) enumerateAttribute(using)
      enumerateAttributes(using) enumerateBytes(_) enumerateBytes(block) enumerateDates(using)
      enumerateKeysAndObjects(_) enumerateKeysAndObjects(using) enumerateLines(_) enumerateObjects(_)
      enumerateObjects(using) enumerateRanges(_) enumerateRanges(using) enumerateSubstrings(using) extracting(_)
      fatalError(_) filter(_) filteredIndexSet(includeInteger) first(where) firstIndex(where) flatMap(_)
      flatMapError(_) forEach(_) indexOfObject(passingTest) indexesOfObjects(passingTest) keysOfEntries(passingTest)
      keysSortedByValue(comparator) keysSortedByValue(usingComparator) last(where) lastIndex(where)
      lexicographicallyPrecedes(by) map(_) mapError(_) mapValues(_) max(by) merging(uniquingKeysWith) min(by)
      partition(by) precondition(_) preconditionFailure(_) prefix(while) reduce(_) removeAll(where) replacing(with)
      sort(_) sort(by) sort(comparator) sort(usingComparator) sortRange(usingComparator) sorted(by) sortedArray(_)
      sortedArray(comparator) sortedArray(usingComparator) split(whereSeparator) sync(execute)
      transformingAttributes(_) trimPrefix(while) trimmingPrefix(while) withCString(_)
      withCancellationHandler(handler) withCancellationHandler(operation) withContiguousMutableStorageIfAvailable(_)
      withContiguousStorageIfAvailable(_) withDecodedUnsafeBufferPointer(body) withDecodedUnsafeBytes(body)
      withExtendedLifetime(_) withFileSystemRepresentation(_) withGroup(body) withLock(_) withLockIfAvailable(_)
      withMemoryRebound(_) withMutableCharacters(_) withMutation(_) withSerialExecutor(_)
      withTaskCancellationHandler(handler) withTaskCancellationHandler(operation)
      withTaskExecutorPreference(operation) withUTF8(_) withUTF8Buffer(_) withUnsafeBufferPointer(_)
      withUnsafeBytes(_) withUnsafeBytes(body) withUnsafeContinuation(_) withUnsafeCurrentTask(body)
      withUnsafeFileSystemRepresentation(_) withUnsafeMutableBufferPointer(_) withUnsafeMutableBytes(_)
      withUnsafeMutablePointer(_) withUnsafeMutablePointerToElements(_) withUnsafeMutablePointerToHeader(_)
      withUnsafeMutablePointers(_) withUnsafePointer(_) withUnsafeTemporaryAllocation(_)
      withUnsafeThrowingContinuation(_) withValue(operation) withoutActuallyEscaping(do)
    name high docs:
      enumerateContacts(usingBlock) performAndWait(_) performAsCurrentDrawingAppearance(_)
      performSynchronousFileAccess(_) runAnimationGroup(_) withAnimation(_) withAnimation(body) withTransaction(_)
    name high header:
      jpegData(actions) pdfData(actions) pngData(actions)
    name high known:
      MainActor.assumeIsolated(_) XCTContext.runActivity(block) assumeIsolated(_) autoreleasepool(invoking)
      enumerateAvailableRowViews(_) performAndWait(_) performAsCurrent(_) performBatchUpdates(_)
      performUsingPresentationValues(_) performWithoutAnimation(_) withCheckedContinuation(_)
      withCheckedThrowingContinuation(_) withDiscardingTaskGroup(body) withLock(_) withLockUnchecked(_)
      withLockedValue(_) withTaskCancellationHandler(operation) withTaskExecutorPreference(operation)
      withTaskGroup(body) withThrowingDiscardingTaskGroup(body) withThrowingTaskGroup(body) withUnsafeContinuation(_)
      withUnsafeCurrentTask(body) withValue(operation)
    name medium docs:
      withTransaction(_)
    name medium header:
      writePDF(withActions)
    name medium known:
      dropFirst(_) enumerateEvents(using) enumerateObjects(_) inDatabase(_) inTransaction(_)
      modifyAnimations(animations) withCriticalRegion(_) withDependencies(operation) withLockVoid(_) write(_)
    owner high compiler:
      NSIndexSet.enumerate(_) init(_) measure(_) withObservationTracking(_)
    owner high docs:
      AVAudioConverter.convert(_) NSDocument.continueActivity(_)
    owner high known:
      Clock.measure(_) Testing.#expect(_) Testing.confirmation(_)
    owner low known:
      PHPhotoLibrary.performChangesAndWait(_) Published.access(_)
    owner medium known:
      XCTestCase.measure(_) read(_)
    """
}

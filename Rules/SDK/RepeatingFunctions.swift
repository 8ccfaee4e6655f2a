/// Functions that call the closure they are given more than once: `member(label)`, `_` where no argument matters.
///
/// A heading names when they do (`with`: where the call has such an argument; `without`: where it has none; `asked`: where
/// it is `true`; `values`: where the call has it, as often as the publisher in front has values), confidence and origin
/// (`UIKitTypes`).
package enum RepeatingFunctions {
  package static let table: StaticString = """
    asked high header:
      Timer(repeats) scheduledTimer(repeats)
    values high interface:
      sink(_)
    values high source:
      subscribe(onNext)
    with high docs:
      HKObserverQuery(_)
    with high header:
      addBoundaryTimeObserver(_) addObserver(forName) addPeriodicTimeObserver(_) installTap(_)
      observe(_) read(offset) requestImage(_) requestLivePhoto(_) startAbsoluteAltitudeUpdates(_)
      startAccelerometerUpdates(_) startActivityUpdates(_) startDeviceMotionUpdates(_) startGyroUpdates(_)
      startMagnetometerUpdates(_) startRelativeAltitudeUpdates(_) startUpdates(from) write(offset)
    with high source:
      addIDTokenDidChangeListener(_) addSnapshotListener(_) addStateDidChangeListener(_)
    without high header:
      recognitionTask(delegate)
    """
}

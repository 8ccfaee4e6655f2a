import Lexing
package import Outlining

/// Functions that call the closures they take again and again.
extension SourceFile {
  /// Whether a function may call the closure that it takes more than once.
  package func callsBackRepeatedly(_ call: Call) -> Bool {
    guard let name = calledName(of: call) else { return false }
    switch outline.name(name) {
    case "scheduledTimer", "Timer": return argument("repeats", of: call).map { isTrue($0.value) } ?? false
    case "startUpdates": return argument("from", of: call) != nil
    case "addObserver": return argument("forName", of: call) != nil
    case "HKObserverQuery", "addPeriodicTimeObserver", "addBoundaryTimeObserver", "observe": return true
    // Core Motion's, its pedometer above, and Firebase's listeners.
    case "startAccelerometerUpdates", "startGyroUpdates", "startMagnetometerUpdates", "startDeviceMotionUpdates",
      "startRelativeAltitudeUpdates", "startAbsoluteAltitudeUpdates", "startActivityUpdates", "addSnapshotListener",
      "addStateDidChangeListener", "addIDTokenDidChangeListener":
      return true
    // RxSwift's.
    case "subscribe" where argument("onNext", of: call) != nil, "sink":
      return !call.callee.contains { tokens[$0].kind == .identifier && Self.ending.contains(outline.name($0)) }
        && !isOfOneValue(call)
    // Speech tells what it has understood so far.
    case "recognitionTask": return argument("delegate", of: call) == nil
    // Dispatch tells of parts, PhotoKit of rough images first.
    case "read", "write": return argument("offset", of: call) != nil
    case "requestImage", "requestLivePhoto": return true
    default: return calls(name, haveTrait: .collects, by: call)
    }
  }

  /// Publishers of one value, and operators that let one through.
  private static let ending = Publishers.ofOneValue.union([
    "first", "prefix", "output", "last", "collect", "take", "asSingle", "single", "elementAt", "element",
  ])

  private func isTrue(_ value: Range<Int>) -> Bool {
    value.count == 1 && tokens[value.lowerBound].word == .true
  }

  /// `room.subscribe(listener: Listener { … })`
  func makesListener(_ call: Call) -> Bool {
    guard let name = calledName(of: call), outline.beginsWithCapital(name) else { return false }
    return ["Listener", "Observer", "StreamCallback", "Subscriber"].contains { outline.ends(name, with: $0) }
  }
}

import Outlining

/// Whether the main thread meets code that has to do with it, as far as the file shows.
extension SourceFile {
  /// Whether only who calls the function around a token knows where it runs: main is seen to do so, or is likely to, as
  /// views make what they observe, and nobody elsewhere.
  package func isLeftToCallers(_ token: Int, depth: Int = 0) -> Bool {
    guard depth < 4, let function = memberFunction(around: token) ?? function(withParametersAround: token) else {
      return depth > 0
    }
    let places = function.variable < 0 ? calls(ofOwn: function).compactMap { calledName(of: $0) } : []
    // The deeper, the fewer: each is looked at with its own callers.
    guard places.count <= 32 >> (2 * depth) else { return depth > 0 }
    let verdicts = places.map { mainThread(at: $0) }
    if verdicts.contains(where: \.isOff) { return false }
    if isSeenHereOnly(function) {
      return zip(places, verdicts).allSatisfy { !$1.isOpen || isLeftToCallers($0, depth: depth + 1) }
    }
    if verdicts.contains(.onMain) || servesViews(function) { return true }
    let calls = callsElsewhere(of: function)
    return calls.onMain != nil && calls.offMain == nil
  }

  /// The initializer and the getters of what views observe: they make it, and read it as they draw.
  private func servesViews(_ function: Function) -> Bool {
    guard function.kind == .initializer || function.kind == .get, let type = type(around: function.keyword) else {
      return false
    }
    return type.isOnMainOrObserved
  }

  /// Whether main may get to a token: through functions that anybody may call, to one that it is seen to run, and in no
  /// closure that outlives its call. Who calls an override, a witness or another entry is known elsewhere, and main is
  /// no likelier than others.
  package func mayBeRunByMain(_ token: Int, depth: Int = 0) -> Bool {
    if isOffMainByCheck(at: token) || isKeptOffMain(token) { return false }
    let function = function(around: token).flatMap { runsIn($0, token) ? $0 : nil }
    let seenPlaces = function.map { seenCallers(of: $0) } ?? []
    // Where a function on the main actor is called elsewhere after all, mode 5 says nothing.
    if depth == 3 || seenPlaces.isEmpty {
      switch mainThread(at: token) {
      case .onMain: if depth == 3 || !(function.map(isOnMainByItsClassAlone) ?? false) { return true }
      case .callerDecides: return false
      case .mayBeOff, .openToAnybody, .unknown: break
      }
    }
    guard depth < 3, let function, !function.isAsync || isolation(of: function) != .nonisolated else { return false }
    let places = seenPlaces.isEmpty ? calls(ofOwn: function).compactMap { calledName(of: $0) } : seenPlaces
    // Who is given a function as a value calls it: `IOHIDManagerRegisterInputValueCallback(manager, keyPressed, nil)`. So
    // does a framework whose protocol nobody here has read.
    if places.isEmpty {
      let calls = callsElsewhere(of: function)
      guard calls.onMain == nil else { return true }
      return !isNamedByOthers(function) && callersAreHidden(function) == nil && !calls.areAllOffMain
        && mayHaveUnseenCallers(function)
    }
    return places.prefix(8).contains { mayBeRunByMain($0, depth: depth + 1) }
      || depth == 0 && callsElsewhere(of: function).onMain != nil
  }

  /// Whether a method is on the main actor because a framework's class is, as mode 5 lets nobody notice who calls it, and
  /// the project has its callers: none of what frameworks call.
  private func isOnMainByItsClassAlone(_ function: Function) -> Bool {
    guard !mayHaveUnseenCallers(function), callersAreHidden(function) == nil,
      project.modules.isLikelyFive(index), isolationAnswer(of: function).reason == .superclass
    else { return false }
    let lineage = type(around: function.keyword)?.lineage ?? []
    return lineage.allSatisfy { $0.primary?.isolation == nil }
  }

  /// Whether a token runs whenever a function does, in no closure that is kept.
  private func runsIn(_ function: Function, _ token: Int) -> Bool {
    function.variable < 0
      && closures(around: token).allSatisfy { $0.brace < function.keyword || fate(of: $0) == .runsInPlace }
  }

  /// Whether main is seen to wait for the queue whose closure stands around a token: `queue.sync { … }`.
  package func isAwaitedByMain(_ token: Int) -> Bool {
    for closure in closures(around: token) {
      switch fate(of: closure) {
      case .runsInPlace: continue
      case .kept(.background):
        guard closure.call >= 0, let queue = receiver(of: outline.calls[closure.call])?.last,
          tokens[queue].kind == .identifier
        else { return false }
        return calls(named: "sync").contains { wait in
          guard let waited = receiver(of: wait)?.last, tokens[waited].kind == .identifier else { return false }
          return outline.name(waited) == outline.name(queue) && mainThread(at: wait.callee.lowerBound) == .onMain
        }
      default: return false
      }
    }
    return false
  }
}

import Lexing
import Outlining

/// Combine's subscriptions that an object keeps, and that hold it: neither goes before the publisher ends.
extension SourceFile {
  /// Those in a place, with the token by which they hold self, where nothing but `deinit` ends them.
  func subscriptionsHoldingSelf(in place: Range<Int>) -> [(call: Call, token: Int)] {
    let sinks = calls(in: place).filter { call in calledName(of: call).map { outline.spells($0, "sink") } ?? false }
    // Each property follows its mentions: it is asked once.
    var isEnded: [Name: Bool] = [:]
    return sinks.compactMap { sink in
      guard let property = property(keepingSubscription: sink), callsBackRepeatedly(sink),
        let capture = closures(takenBy: sink).lazy.compactMap({ self.selfCapture(of: $0) }).first(where: isStrong)
      else { return nil }
      let name = outline.name(property)
      let ends = isEnded[name] ?? isEndedOutsideDeinit(property)
      isEnded[name] = ends
      return ends ? nil : (sink, capture.token)
    }
  }

  private func isStrong(_ capture: SelfCapture) -> Bool { capture.strength == .strong }

  /// `x` of `… .sink { … }.store(in: &x)` and of `x = … .sink { … }`, where that is a member of self.
  private func property(keepingSubscription sink: Call) -> Int? {
    let end = sink.end
    if tokens[end].kind == .period, outline.spells(end + 1, "store"), tokens[end + 2].kind == .openParen {
      return memberOfSelf(Int(tokens[end + 2].partner) - 1)
    }
    let equal = sink.callee.lowerBound - 1
    return equal > 0 && tokens[equal].kind == .equal ? memberOfSelf(equal - 1) : nil
  }

  private func memberOfSelf(_ token: Int) -> Int? {
    guard tokens[token].kind == .identifier else { return nil }
    return isMemberOfSelf(token) || meaning(of: token) == .member ? token : nil
  }

  /// Whether code of the type sets, empties or cancels what is in a property, besides where a token names it.
  private func isEndedOutsideDeinit(_ property: Int) -> Bool {
    tokens(named: outline.name(property), inTypesNamed: type(around: property)?.name).contains { token in
      guard token != property, function(around: token).map({ $0.kind != .deinitializer }) ?? false else { return false }
      let next = tokens.behindOptionalMarks(token + 1)
      return tokens[next].kind == .equal || isMutated(token)
        || tokens[next].kind == .period && (outline.spells(next + 1, "cancel") || outline.spells(next + 1, "forEach"))
    }
  }
}

import Lexing
import Outlining

/// Continuations that a property keeps.
extension SourceFile {
  /// Resumes in methods of delegates that come again and again, with nothing in the file that forgets the continuation:
  /// the tokens of `resume`.
  package var repeatedResumesOfKept: [Int] {
    calls(named: "resume").compactMap { call in
      guard let name = calledName(of: call), let property = keptContinuation(of: call),
        let function = memberFunction(around: name), comesAgain(function), let body = function.body,
        !isForgotten(property), !body.contains(where: ends)
      else { return nil }
      return name
    }
  }

  /// The property in `continuation?.resume()`.
  private func keptContinuation(of call: Call) -> Int? {
    guard let receiver = receiver(of: call), let token = receiver.last(where: { tokens[$0].kind == .identifier }),
      meaning(of: token) == .member, let fact = storedMember(token), fact.shape.container == .none,
      fact.shape.base == "CheckedContinuation" || fact.shape.base == "UnsafeContinuation",
      type(around: token)?.files.count == 1
    else { return nil }
    return token
  }

  /// `locationManager(_:didUpdateLocations:)`, `centralManagerDidUpdateState(_:)`
  private func comesAgain(_ function: Function) -> Bool {
    guard let first = outline.parameters(of: function).first, outline.spells(first.label, "_") else { return false }
    let name = outline.text(function.name)
    if ["DidUpdateState", "DidChangeAuthorization", "DidChange"].contains(where: { name.hasSuffix($0) }) {
      return true
    }
    return outline.parameters(of: function).dropFirst().prefix(1).contains { parameter in
      let label = outline.text(parameter.label)
      return ["didUpdate", "didChange", "didDiscover", "didOutput", "didRange", "didReceiveMessage"].contains {
        label.hasPrefix($0)
      }
    }
  }

  /// Whether the file stores something else in the property, or takes it out in another way, than a new continuation.
  private func isForgotten(_ property: Int) -> Bool {
    let name = outline.name(property)
    return (0..<tokens.count).contains { token in
      guard tokens[token].kind == .identifier else { return false }
      if outline.spells(token, "requestLocation") { return true }
      guard outline.name(token) == name else { return false }
      let isNil = tokens[token + 1].kind == .equal && outline.spells(token + 2, "nil")
      let isGiven = token > 0 && (tokens[token - 1].kind == .ampersand || tokens[token - 1].kind == .openParen)
      let isTaken = tokens[token + 1].kind == .period && outline.spells(token + 2, "take")
      return isNil || isGiven || isTaken
    }
  }

  /// `manager.stopUpdatingLocation()`: no more calls are meant to come.
  private func ends(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier, tokens[token + 1].kind == .openParen else { return false }
    return ["stop", "cancel", "remove", "invalidate", "disconnect"].contains { outline.text(token).hasPrefix($0) }
  }
}

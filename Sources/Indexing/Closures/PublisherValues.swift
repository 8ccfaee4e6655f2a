import Lexing
import Outlining

/// How many values a publisher gives.
extension SourceFile {
  /// `request.publisher().sink { … }`, where the functions of that name in the project stand in this file and give a
  /// `Future`, or another publisher of one value.
  func isOfOneValue(_ subscription: Call) -> Bool {
    guard let receiver = receiver(of: subscription),
      let made = calls(in: receiver).first(where: {
        $0.callee.lowerBound == receiver.lowerBound && $0.end == receiver.upperBound
      }), let name = calledName(of: made), let known = onlyFunctions(called: name, by: made)
    else { return false }
    return known.allSatisfy { function in
      guard let body = function.body else { return false }
      let names = body.filter { tokens[$0].kind == .identifier }.map { outline.name($0) }
      return names.contains(where: Publishers.ofOneValue.contains) && !names.contains(where: Self.joining.contains)
    }
  }

  /// What gives the values of several publishers.
  private static let joining = Publishers.subjects.union([
    "merge", "append", "prepend", "combineLatest", "flatMap", "switchToLatest",
  ])

  /// `subject.filter { … }.sink { … }`
  func isOfSubject(_ subscription: Call) -> Bool {
    let path = subscription.callee.prefix { tokens[$0].kind == .identifier || tokens[$0].kind == .period }
    // Without the function that is called last of it, or the period before `sink`.
    guard let end = path.last(where: { tokens[$0].kind == .period }), end > path.lowerBound else { return false }
    return isSubject(path.lowerBound..<end)
  }

  /// A subject that a property holds; it completes for all who have subscribed, when its owner wants.
  func isSubject(_ expression: Range<Int>) -> Bool {
    Publishers.subjects.contains(where: shape(ofExpression: expression).isNamed)
  }

  /// `$value`, `.publisher(for: …)`, `.autoconnect()`
  func isEndlessPublisher(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    if outline.begins(token, with: "$") { return true }
    return tokens[token + 1].kind == .openParen
      && (outline.spells(token, "publisher") || outline.spells(token, "autoconnect"))
  }
}

import Lexing
import Outlining

/// Code that nobody can cancel, by who calls it.
extension SourceFile {
  /// Whether the function around a token runs in nothing but tasks that nobody has, as far as the file's own callers of
  /// it tell, where no others can be. One without callers is somebody else's.
  func isOutOfReach(_ token: Int) -> Bool {
    var waiting = [token]
    var seen: Set<Int> = []
    while let place = waiting.popLast() {
      guard closures(around: place).isEmpty, let function = memberFunction(around: place), function.isAsync else {
        return false
      }
      guard seen.insert(function.keyword).inserted else { continue }
      guard seen.count < 8, let callers = callers(ofHidden: function) else { return false }
      for caller in callers where !isInDroppedTask(caller) { waiting.append(caller) }
    }
    return true
  }

  private func isInDroppedTask(_ token: Int) -> Bool {
    for closure in closures(around: token) {
      if isUnstructuredTask(closure) { return !canBeCancelled(closure) }
      guard fate(of: closure).outlivesCall == false else { return false }
    }
    return false
  }

  /// Where this file calls a function that nobody else does; nil where somebody else may, or nobody does.
  func callers(ofHidden function: Function) -> [Int]? {
    guard function.kind == .function, !outline.hasModifier(.override, in: function.prefix),
      !outline.hasAttribute("objc", in: function.prefix)
    else { return nil }
    let name = outline.name(function.name)
    guard isSeenHereOnly(function) || isInternalAndBare(function) else { return nil }
    let calls = calls(named: name).compactMap { calledName(of: $0) }
    let called = Set(calls)
    let isPassedOn = tables.tokensByName[name].contains { $0 != function.name && !called.contains($0) }
    return calls.isEmpty || calls.count > 32 || isPassedOn ? nil : calls
  }

  /// Called by no other file, as far as its name tells: nor by a framework, nor by code of other modules.
  private func isInternalAndBare(_ function: Function) -> Bool {
    guard function.parameters?.isEmpty ?? true, let type = type(around: function.keyword),
      !type.mayMeetStrangers(byOneWord: !outline.text(function.name).contains { $0.isUppercase }),
      ![Word.public, .open].contains(where: { outline.hasModifier($0, in: function.prefix) })
    else { return false }
    return project.nobodyCalls(outline.name(function.name), outsideOf: index)
  }
}

import Lexing
import Outlining

/// What guards a function because all who call it are guarded.
extension SourceFile {
  /// `commonInit()`, which only initializers call.
  func isPartOfInitializers(_ function: Function) -> Bool {
    guard function.variable < 0, isSeenHereOnly(function) else { return false }
    let callers = callers(of: function)
    return !callers.isEmpty
      && callers.allSatisfy { call in
        closures(around: call).isEmpty && memberFunction(around: call)?.kind == .initializer
          && (isUse(call) || isMemberOfSelf(call))
      }
  }

  /// A helper runs under its callers' lock, if all of them hold one, and if no other file may call it.
  func guardingCallers(of function: Function, writes: Bool) -> Guard {
    let variable = function.variable >= 0 ? outline.variables[function.variable] : nil
    let prefix = variable?.prefix ?? function.prefix
    let isPrivate = isSeenHereOnly(function)
    let isForeign = outline.hasModifier(.override, in: prefix) && !overridesMethodOfFile(function)
    let isUnclear = isForeign || saysThatItIsLocked(variable?.name ?? function.name)
    if isLostAmongOverloads(function) { return .unknown }
    if isOperationsOwn(function) { return .open(function.keyword) }
    guard isPrivate || !isUnclear else { return .unknown }
    if variable != nil { return isPrivate ? .unknown : .open(function.keyword) }
    if !isPrivate, outline.isPublic(prefix, in: declarationScope(of: function)) { return .open(function.keyword) }
    var answers = callers(of: function).map { call in
      if isPrivate && isOnFreshObject(call) { return Guard.alone }
      let answer = guarding(call, writes: writes)
      return answer == .alone && isOnGivenObject(call) ? .unknown : answer
    }
    if !isPrivate, !answers.contains(where: { $0.isOpen || $0 == .unknown }) {
      answers += guards(ofCallsElsewhereOf: function, isCalledHere: !answers.isEmpty, writes: writes)
    }
    if !answers.isEmpty, !answers.contains(where: { $0.isOpen || $0 == .unknown }) {
      return answers.first { $0 != .alone } ?? .alone
    }
    guard isPrivate else { return .open(function.keyword) }
    return answers.contains(where: \.isOpen) ? .open(function.keyword) : .unknown
  }

  /// What guards the calls of a method in other files, as far as they are known to mean it. Without calls here that are
  /// guarded it is open to anybody, unless the rest of its type calls it under a lock.
  private func guards(
    ofCallsElsewhereOf function: Function,
    isCalledHere: Bool,
    writes: Bool
  ) -> [Guard] {
    guard function.variable < 0, function.kind == .function,
      isCalledHere || type(around: function.keyword)?.files.count ?? 1 > 1
    else { return [] }
    return filesCalling(function).flatMap { file in
      file.calls(of: function, in: self).filter { file.surelyMeans($0, function, of: self) }.map { call in
        switch file.guarding(call.callee.lowerBound, writes: writes) {
        case .held(let token): file.namesQueue(token) ? .unknown : .held(by: function.keyword)
        // The actor of another object's code keeps nobody else away from this one.
        case .isolated: file.isCallOnSelf(call) ? .isolated(by: function.keyword) : .unknown
        case .open: .open(function.keyword)
        case .alone: file.isCallOnSelf(call) ? .alone : .unknown
        case .unknown: .unknown
        }
      }
    }
  }

  /// Whether a method overrides one that the same file declares, with the calls that its class makes of it. What a
  /// class of a framework's does with its methods nobody sees.
  private func overridesMethodOfFile(_ function: Function) -> Bool {
    guard function.variable < 0, let type = type(around: function.keyword),
      type.lineage.last?.primaryInheritance.allSatisfy({ $0 == "Sendable" }) ?? false
    else { return false }
    return type.lineage.dropFirst().contains { superclass in
      superclass.primary.map { Int($0.file) == index } ?? false
        && superclass.ownMembers.contains { $0.kind == .function && $0.name == outline.name(function.name) }
    }
  }

  /// `override func main()` of an operation: its queue holds no lock while it calls that.
  func isOperationsOwn(_ function: Function) -> Bool {
    let variable = function.variable >= 0 ? outline.variables[function.variable] : nil
    guard outline.hasModifier(.override, in: variable?.prefix ?? function.prefix),
      let type = type(around: function.keyword),
      let root = type.lineage.last, root.primaryInheritance.first == "Operation"
    else { return false }
    let name = outline.name(variable?.name ?? function.name)
    return Self.membersOfOperations.contains(name)
      && !type.lineage.dropFirst().contains { $0.ownMembers.contains { $0.name == name } }
  }

  private static let membersOfOperations: Set<Name> = [
    "main", "start", "cancel", "isExecuting", "isFinished", "isReady", "isCancelled",
  ]

  private func callers(of function: Function) -> [Int] {
    calls(ofOwn: function).compactMap { calledName(of: $0) }.filter { function.body?.contains($0) != true }
  }

  /// `removeLocked()`, `_unsafeRemove()`, `lock()`: by its name its callers hold the lock, or it is one.
  func saysThatItIsLocked(_ token: Int) -> Bool {
    outline.begins(token, with: "_") || outline.speaksOfLock(token) || outline.mentions(token, "unsafe")
      || outline.mentions(token, "onqueue") || outline.mentions(token, "synchronized")
      || outline.mentions(token, "isolated")
  }
}

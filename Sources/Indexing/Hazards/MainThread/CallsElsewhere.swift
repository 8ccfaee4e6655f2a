import Lexing
import Outlining

/// A call that stands in another file.
package struct CallElsewhere {
  package let file: SourceFile
  /// The called name.
  package let token: Int
}

/// Where other files call a function.
package struct CallsElsewhere {
  /// The first that is on the main thread.
  package fileprivate(set) var onMain: CallElsewhere?
  /// The first that is shown to be elsewhere.
  package fileprivate(set) var offMain: CallElsewhere?
  /// Whether there are calls, and each is seen and is one of both.
  fileprivate(set) var isComplete = false
  /// Whether all that are seen are elsewhere, and there are such; other modules may have more.
  fileprivate(set) var areAllOffMain = false
}

extension SourceFile {
  /// Where other files call the function around a token, as far as they can be told from calls of others.
  package func callsElsewhere(ofFunctionAround token: Int) -> CallsElsewhere {
    memberFunction(around: token).map { callsElsewhere(of: $0) } ?? CallsElsewhere()
  }

  /// Whether other files call the function around a token, and every call that there is stands on the main thread.
  package func isCalledOnMainAlone(_ token: Int) -> Bool {
    guard let function = memberFunction(around: token), case let calls = callsElsewhere(of: function),
      calls.isComplete, calls.offMain == nil, !isNamedByOthers(function)
    else { return false }
    return self.calls(ofOwn: function).compactMap { calledName(of: $0) }.allSatisfy { mainThread(at: $0) == .onMain }
  }

  /// Calls of things that nobody knows may mean another function: they only take away the certainty that all are seen.
  func callsElsewhere(of function: Function) -> CallsElsewhere {
    var found = CallsElsewhere()
    guard function.kind == .function, function.variable < 0, !isLocal(function), !isSeenHereOnly(function),
      callersAreHidden(function) == nil, let files = indices(ofFilesCalling: function), !files.isEmpty
    else { return found }
    let opened = filesCalling(function)
    var areAllKnown = opened.count == files.count
    for file in opened {
      for call in file.calls(of: function, in: self) {
        guard let name = file.calledName(of: call) else { continue }
        let isSure = file.surelyMeans(call, function, of: self)
        // A type's own function is called on its name.
        if !isSure, outline.isStatic(function.prefix) { continue }
        let place = CallElsewhere(file: file, token: name)
        switch file.mainThread(at: name) {
        case .onMain where isSure: found.onMain = found.onMain ?? place
        case .mayBeOff where isSure: found.offMain = found.offMain ?? place
        default: areAllKnown = false
        }
      }
    }
    let isPublic = outline.isPublic(function.prefix, in: declarationScope(of: function))
    found.isComplete = areAllKnown && !isPublic && (found.onMain != nil || found.offMain != nil)
    found.areAllOffMain = areAllKnown && found.onMain == nil && found.offMain != nil
    return found
  }

  /// A call of the function around a token that is shown to be off main, in this file or another.
  package func callOffMain(ofFunctionAround token: Int) -> CallElsewhere? {
    guard let function = memberFunction(around: token) else { return nil }
    // Each is looked at with its own callers: a function with more of them was written by a machine.
    let own = calls(ofOwn: function).prefix(32).compactMap { calledName(of: $0) }.first { mainThread(at: $0).isOff }
    return own.map { CallElsewhere(file: self, token: $0) } ?? callsElsewhere(of: function).offMain
  }

  /// Whether the callers of a function may be where nobody sees them: in other modules, or where the files at hand are no
  /// more than a sample.
  func mayHaveUnseenCallers(_ function: Function) -> Bool {
    guard !project.mayBeSample else { return true }
    return !project.isInProgram(index)
      && outline.isPublic(declarationPrefix(of: function), in: declarationScope(of: function))
  }

  /// The same of the function with this keyword.
  package func mayHaveUnseenCallers(functionAt keyword: Int) -> Bool {
    let index = outline.functions.orderedIndex { $0.keyword >= keyword }
    guard index < outline.functions.count, outline.functions[index].keyword == keyword else { return true }
    return mayHaveUnseenCallers(outline.functions[index])
  }
}

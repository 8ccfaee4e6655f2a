import Lexing
package import Outlining

/// A call that a function makes while it runs, by itself or in methods that it calls on self.
package struct Run {
  package let call: Call
  /// The calls that lead there, the function's own first; empty when it makes the call by itself.
  package let path: [Call]
}

/// A method that runs while a function does.
package struct MethodRun {
  package let method: Function
  /// The calls that lead there, the function's own first.
  package let path: [Call]
  /// What the last of these gives the method's parameters, by their names: true, false, or something else.
  let given: [Name: Bool?]
  /// Members of self that the function itself sets to true or false, by which it may tell the method what to leave.
  let flags: Set<Name>
}

/// A method in another file that runs while a function does.
struct MethodRunElsewhere {
  let file: SourceFile
  let run: MethodRun
  /// The function's own call that leads there.
  let call: Call
}

/// What runs while a function does, in its own file.
extension SourceFile {
  /// The methods that a function calls on itself while it runs, and those that they call, nearest first. Behind the
  /// function's own calls each method stands once.
  package func methodsRun(by function: Function) -> [MethodRun] {
    if let known = methodsRunHere[function.keyword] { return known }
    let found = findMethodsRun(by: function)
    methodsRunHere[function.keyword] = found
    return found
  }

  private func findMethodsRun(by function: Function) -> [MethodRun] {
    guard let body = function.body else { return [] }
    let called = methods(calledIn: body).filter { $0.method.keyword != function.keyword }.prefix(Self.mostRuns)
    guard !called.isEmpty else { return [] }
    let flags = flags(setIn: body)
    var found = called.map { call, method in
      MethodRun(method: method, path: [call], given: literals(given: method, of: self, by: call), flags: flags)
    }
    var seen = Set(found.map(\.method.keyword) + [function.keyword])
    var next = 0
    while next < found.count {
      let run = found[next]
      next += 1
      for (call, method) in methods(calledIn: run.method.body ?? 0..<0) where found.count < Self.mostRuns {
        guard !seen.contains(method.keyword), isReached(call.callee.lowerBound, in: run) else { continue }
        seen.insert(method.keyword)
        let given = literals(given: method, of: self, by: call)
        found.append(MethodRun(method: method, path: run.path + [call], given: given, flags: flags))
      }
    }
    return found
  }

  /// The same of other files: the methods there that a function, or a method that it runs here, calls on itself, and
  /// those that these call in their own files.
  func methodsRunElsewhere(by function: Function) -> [MethodRunElsewhere] {
    if let known = methodsElsewhere[function.keyword] { return known }
    let found = findMethodsRunElsewhere(by: function)
    methodsElsewhere[function.keyword] = found
    return found
  }

  private func findMethodsRunElsewhere(by function: Function) -> [MethodRunElsewhere] {
    var all: [MethodRunElsewhere] = []
    var seen: Set<FactPlace> = []
    for run in callsRun(by: function) where all.count < Self.mostRuns {
      guard isCallOnSelf(run.call), let found = functionElsewhere(calledBy: run.call),
        case (let file, let method) = (found.file, found.function), file.hasInstance(at: method.name),
        seen.insert(FactPlace(file: Int32(file.index), offset: file.tokens[method.name].start)).inserted
      else { continue }
      let given = literals(given: method, of: file, by: run.call)
      let flags = flags(setIn: function.body ?? 0..<0)
      let first = MethodRun(method: method, path: [], given: given, flags: flags)
      let runs =
        [first]
        + file.methodsRun(by: method).filter { nested in
          nested.path.first.map { file.isReached($0.callee.lowerBound, in: first) } ?? false
        }
      all += runs.map { MethodRunElsewhere(file: file, run: $0, call: run.path.first ?? run.call) }
    }
    return all
  }

  private func methods(calledIn body: Range<Int>) -> [(call: Call, method: Function)] {
    callsRun(in: body).compactMap { call in method(calledBy: call).map { (call, $0) } }
  }

  /// `isClosing` in `isClosing = true`.
  private func flags(setIn body: Range<Int>) -> Set<Name> {
    let assigned = body.filter { token in
      tokens[token].kind == .equal && tokens[token - 1].kind == .identifier && meaning(of: token - 1) == .member
        && (tokens[token + 1].word == .true || tokens[token + 1].word == .false)
    }
    return Set(assigned.map { outline.name($0 - 1) })
  }

  /// Nobody's clean-up has more, and a body that is read so often must not cost its length squared.
  private static let mostRuns = 64

  /// The calls that a function makes while it runs, and those of methods in the same file that it calls on itself, as
  /// far as the arguments that they are given let them.
  package func callsRun(by function: Function) -> [Run] {
    let own = callsRun(in: function.body ?? 0..<0).map { Run(call: $0, path: []) }
    return own
      + methodsRun(by: function).flatMap { run in
        callsRun(in: run.method.body ?? 0..<0).filter { isReached($0.callee.lowerBound, in: run) }.map {
          Run(call: $0, path: run.path)
        }
      }
  }

  /// The calls in a body that run when it does: in it, or in closures that run in place.
  func callsRun(in body: Range<Int>) -> [Call] {
    // Several questions about one body follow each other.
    if let (known, calls) = lastCallsRun, known == body { return calls }
    let calls = calls(in: body, without: closureRunLater)
    lastCallsRun = (body, calls)
    return calls
  }

  func isRun(_ call: Call, in body: Range<Int>) -> Bool {
    let closure = closureRunLater(around: scopeTable.scope(at: call.callee.lowerBound))
    return closure < 0 || outline.scopes[closure].content.lowerBound <= body.lowerBound
  }

  /// The method of this file, of the type around a call or of a superclass, that the call means.
  func method(calledBy call: Call) -> Function? {
    if let known = methodsOfCalls[call.callee.upperBound] { return known < 0 ? nil : outline.functions[known] }
    let found = findMethod(calledBy: call)
    methodsOfCalls[call.callee.upperBound] = found.map { index(of: $0) } ?? -1
    return found
  }

  private func findMethod(calledBy call: Call) -> Function? {
    guard let name = calledName(of: call), isCallOnSelf(call), let declaration = typeDeclaration(around: name) else {
      return nil
    }
    guard tables.functionsByName.first(outline.name(name)) != nil else { return nil }
    guard let type = type(around: name) else {
      return first(of: functions(named: outline.name(name)), calledBy: call) { isMethod($0, of: declaration) }
    }
    for owner in type.lineage {
      let own = first(of: functions(named: outline.name(name), ofTypesNamed: owner.name), calledBy: call) {
        self.type(around: $0.keyword)?.firstDeclaration == owner.firstDeclaration
      }
      if let own { return own }
      // Overridden in another file.
      let overrides = owner.ownMembers.contains {
        $0.kind == .function && $0.name == outline.name(name) && !$0.isPrivate
      }
      if overrides { return nil }
    }
    return nil
  }

  /// Of methods that take what a call has, the first; where nothing waits, the first that is not asynchronous (SE-0296).
  private func first(of functions: [Function], calledBy call: Call, _ isOwn: (Function) -> Bool) -> Function? {
    var asynchronous: Function?
    for method in functions where method.kind == .function && !isLocal(method) && isOwn(method) && fits(call, method) {
      if call.isAwaited || !method.isAsync { return method }
      asynchronous = asynchronous ?? method
    }
    return asynchronous
  }

  private func isMethod(_ function: Function, of type: TypeDeclaration) -> Bool {
    guard let declaration = typeDeclaration(around: function.keyword) else { return false }
    return outline.text(declaration.name) == outline.text(type.name)
  }

  /// Whether a call's arguments leave it open that the call means a declaration, which they do for one in another file.
  func mayMean(_ call: Call, _ fact: MemberFact) -> Bool {
    guard Int(fact.file) == index,
      let function = function(namedAt: fact.offset), outline.name(function.name) == fact.name
    else { return true }
    return fits(call, function)
  }
}

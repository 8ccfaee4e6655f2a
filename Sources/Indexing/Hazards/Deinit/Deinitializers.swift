import Lexing
package import Outlining

/// How a closure holds self that a method of a `deinit` starts, and that outlives it.
package struct CaptureByMethod {
  package let capture: SelfCapture
  /// In which the closure stands.
  package let file: SourceFile
  /// The call in `deinit` that leads there.
  package let call: Call
}

/// What runs, starts and is handed over in `deinit`.
extension SourceFile {
  /// Those with a body.
  package var deinitializers: [Function] {
    outline.functions.filter { $0.kind == .deinitializer && $0.scope >= 0 }
  }

  /// That of the type around a token, where the file declares it: none or one, several under `#if`.
  package func deinitializer(around token: Int) -> [Function] {
    guard let type = typeDeclaration(around: token) else { return [] }
    return functions(named: "deinit", ofTypesNamed: self.type(around: token)?.name).filter {
      $0.kind == .deinitializer && $0.scope >= 0 && $0.parent == type.scope
    }
  }

  /// Whether `deinit` of the type around a token never runs: it is the program's delegate, or that, the `App` or what these
  /// keep has the object, and nothing in the file makes another; or all objects of the type are kept for ever, and nobody
  /// else can call its initializers.
  package func isMadeOnceForEver(around token: Int) -> Bool {
    guard let type = type(around: token), type.kind == .class || type.kind == .actor else { return false }
    if makings[type.name] == nil, type.isProgram || project.isKeptByProgram(type) { return true }
    let initializers = type.ownMembers.filter { $0.kind == .initializer }
    return !initializers.isEmpty && initializers.allSatisfy(\.isPrivate) && isMadeForEver(type)
  }

  /// Whether all objects of the type around a token that the project makes are kept for ever; somebody may make others.
  package func isMadeForEver(around token: Int) -> Bool {
    type(around: token).map { isMadeForEver($0) } ?? false
  }

  /// `Clock()`, `Clock.init()`, and in the type `Self()` and `.init()`, unless this is to be another: `makings` of a new
  /// file. What previews are shown is no part of the program.
  func readMakings() -> [Name: [Int]] {
    var found: [Name: [Int]] = [:]
    var labels: [Name: Set<Name>] = [:]
    let previews = previews
    for call in outline.calls {
      let start = call.callee.lowerBound
      if !previews.isEmpty, previews.last(startingUpTo: start)?.contains(start) ?? false { continue }
      guard var name = calledName(of: call) else { continue }
      let isInit = tokens[name].word == .`init`
      let isBare = isInit && name - 2 < call.callee.lowerBound
      if isInit, !isBare { name -= 2 }
      let expected = isBare ? shape(expectedAt: call.callee.lowerBound) : .unknown
      let isOwn = isBare && !expected.isKnown && mayMakeItsType(call, &labels) || outline.spells(name, "Self")
      guard isBare || isOwn || outline.beginsWithCapital(name),
        let made = isOwn ? type(around: name)?.name : isBare ? expected.base : outline.name(name)
      else { continue }
      found[made, default: []].append(call.callee.lowerBound)
    }
    return found
  }

  /// Whether `.init(…)` may make an object of the type around it: its labels are some of the initializers', by `known`.
  private func mayMakeItsType(_ call: Call, _ known: inout [Name: Set<Name>]) -> Bool {
    guard let type = type(around: call.callee.lowerBound) else { return false }
    let labels =
      known[type.name]
      ?? Set(
        functions(named: "init", ofTypesNamed: type.name).flatMap { outline.parameters(of: $0) }
          .map { outline.name($0.label) }
      )
    known[type.name] = labels
    return outline.arguments(of: call).allSatisfy { labels.contains($0.label < 0 ? "_" : outline.name($0.label)) }
  }

  /// The bodies of `#Preview { … }` and of what conforms to `PreviewProvider`, in order.
  private var previews: [Range<Int>] {
    let macros = calls(named: "Preview").filter { tokens[$0.callee.lowerBound].kind == .pound }
    let bodies = macros.flatMap { closures(takenBy: $0) }.map(\.body)
    let types = outline.types.filter { type in
      type.scope >= 0 && type.inheritance.contains { $0.last.map { outline.spells($0, "PreviewProvider") } ?? false }
    }
    return (bodies + types.map { outline.scopes[$0.scope].content }).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The outermost closures in a function's body that outlive the call that takes them.
  package func closures(startedIn function: Function) -> [Closure] {
    guard let body = function.body else { return [] }
    var found: [Closure] = []
    for closure in closures(in: body)
    where fate(of: closure).outlivesCall == true && !isOnlyCalled(closure) || isStored(closure) {
      if let last = found.last, last.body.contains(closure.brace) { continue }
      found.append(closure)
    }
    return found
  }

  /// `service.onEnd = { … }`, `service.listeners.append { … }`; not in a value that a variable of the function has, and
  /// that is gone with it: `var handlers = Handlers(); handlers.onEnd = { … }`.
  private func isStored(_ closure: Closure) -> Bool {
    guard closure.call >= 0 else {
      guard closure.brace > 3, tokens[closure.brace - 1].kind == .equal,
        tokens[closure.brace - 2].kind == .identifier, tokens[closure.brace - 3].kind == .period
      else { return false }
      return !isValueOfLocalVariable(closure.brace - 4)
    }
    let call = outline.calls[closure.call]
    guard let name = calledName(of: call), let receiver = receiver(of: call), receiver.count > 1 else { return false }
    return outline.spells(name, "append") && closure.label < 0
  }

  /// Nobody needs a variable to change an object; one that is known to hold one does not count.
  private func isValueOfLocalVariable(_ name: Int) -> Bool {
    guard let local = binding(for: name), local.kind == .variable, tokens[local.name - 1].word == .var else {
      return false
    }
    let shape = shape(ofName: name)
    return !shape.isKnown || project.declaredType(named: shape.base, in: index)?.isReference != true
  }

  /// The weak captures of self in closures that a `deinit` of Objective-C's objects forms and that are gone with it: to
  /// form one ends the process, whatever becomes of it.
  package func weakCapturesInPlace(in deinitializer: Function) -> [(capture: SelfCapture, closure: Closure)] {
    guard let body = deinitializer.body, isObjectiveC(around: deinitializer.keyword) else { return [] }
    var found: [(capture: SelfCapture, closure: Closure)] = []
    var end = body.lowerBound
    for closure in closures(in: body) where closure.brace >= end {
      let outlivesCall = fate(of: closure).outlivesCall
      if outlivesCall == true || isStored(closure) { end = closure.body.upperBound }
      guard outlivesCall == false, let capture = selfCapture(of: closure), capture.form == .listed,
        capture.strength == .weak
      else { continue }
      found.append((capture, closure))
    }
    return found
  }

  /// How closures that outlive it hold self in each of the methods that a `deinit` runs, in other files, too. To form a
  /// weak reference is wrong for Objective-C's objects; others' are nil, and what was to be done with them is not.
  package func capturesStartedByMethods(of deinitializer: Function) -> [CaptureByMethod] {
    let isObjectiveC = isObjectiveC(around: deinitializer.keyword)
    let here = methodsRun(by: deinitializer).compactMap { run -> CaptureByMethod? in
      guard let first = run.path.first, let capture = captureStarted(by: run, isObjectiveC: isObjectiveC) else {
        return nil
      }
      return CaptureByMethod(capture: capture, file: self, call: first)
    }
    let elsewhere = methodsRunElsewhere(by: deinitializer).compactMap { found -> CaptureByMethod? in
      found.file.captureStarted(by: found.run, isObjectiveC: isObjectiveC).map {
        CaptureByMethod(capture: $0, file: found.file, call: found.call)
      }
    }
    return here + elsewhere
  }

  private func captureStarted(by run: MethodRun, isObjectiveC: Bool) -> SelfCapture? {
    let started = closures(startedIn: run.method).filter { isReached($0.brace, in: run) }
    let captures = started.compactMap { closure in selfCapture(of: closure).map { (capture: $0, closure: closure) } }
    if let strong = captures.first(where: { $0.capture.strength == .strong }) { return strong.capture }
    return captures.first { $0.capture.strength == .weak && (isObjectiveC || isLostWork($0.closure)) }?.capture
  }

  /// Whether a closure that finds self gone leaves undone what a task or queue was to do: more than to set what is gone,
  /// too. A callback has nobody to tell any more.
  private func isLostWork(_ closure: Closure) -> Bool {
    guard closure.call >= 0, let name = calledName(of: outline.calls[closure.call]), !calls(in: closure.body).isEmpty
    else { return false }
    return isTask(closure) || outline.spells(name, "async")
  }

  /// Methods of self, not called, that a function's body gives to calls which keep them, by their own names or by those
  /// of locals: `Task(operation: stop)`.
  package func methodsHandedOver(in function: Function) -> [Range<Int>] {
    guard let body = function.body else { return [] }
    return callsRun(in: body).flatMap { call in
      outline.arguments(of: call).filter { argument in
        let label = argument.label >= 0 ? outline.name(argument.label) : nil
        let value = valueKept(in: argument.value) ?? argument.value
        return isMethodOfSelf(value) && fate(ofArgument: label, to: call).outlivesCall == true
      }.map(\.value)
    }
  }

  /// Names of locals, given to calls which keep them, that hold closures: `queue.async(execute: work)`.
  package func closuresHandedOver(in function: Function) -> [(name: Range<Int>, closure: Closure)] {
    guard let body = function.body else { return [] }
    return callsRun(in: body).flatMap { call in
      outline.arguments(of: call).compactMap { argument in
        let label = argument.label >= 0 ? outline.name(argument.label) : nil
        guard let closure = closure(keptIn: argument.value), fate(ofArgument: label, to: call).outlivesCall == true
        else { return nil }
        return (argument.value, closure)
      }
    }
  }

  /// Whether the objects of the type around a token are Objective-C's.
  package func isObjectiveC(around token: Int) -> Bool {
    guard let type = type(around: token), type.kind == .class else { return false }
    return type.ancestry.contains { $0 == "NSObject" || project.platform.isolation[$0] == .mainActor }
  }

  /// The framework whose views and view controllers the type around a token belongs to: UIKit releases them on the main
  /// thread, AppKit mostly does.
  package func frameworkOfView(around token: Int) -> String? {
    guard let type = type(around: token), type.kind == .class else { return nil }
    let ancestry = type.ancestry
    // Maps, web views and the like are both frameworks'.
    if ancestry.contains(where: { project.platform.releasedOnMain[$0] == true }) {
      return usesAppKit ? "AppKit" : "UIKit"
    }
    if ancestry.contains(where: { project.platform.viewFamilies[$0] != nil }) { return "AppKit" }
    // A superclass of Objective-C is in no file that is read: what the class overrides tells.
    guard type.lineage.contains(where: \.overridesView) else { return nil }
    return usesAppKit ? "AppKit" : "UIKit"
  }

  /// Where the file imports AppKit and not UIKit, or is built for nothing but macOS.
  private var usesAppKit: Bool {
    let paths = outline.imports.map(\.path)
    if paths.contains(where: { $0.contains { outline.spells($0, "UIKit") } }) { return false }
    if paths.contains(where: { $0.contains { outline.spells($0, "AppKit") || outline.spells($0, "Cocoa") } }) {
      return true
    }
    let platforms = project.modules.settings(of: index).deploymentTargets.keys
    return !platforms.isEmpty && platforms.allSatisfy { $0 == .macOS }
  }
}

extension [Range<Int>] {
  /// Of ranges in order, the last that begins at a place or in front of it.
  fileprivate func last(startingUpTo place: Int) -> Range<Int>? {
    let next = orderedIndex { $0.lowerBound > place }
    return next > 0 ? self[next - 1] : nil
  }
}

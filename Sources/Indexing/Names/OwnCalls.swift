import Lexing
import Outlining

/// The calls of functions of a name in one file, as indices in the outline's `calls`, by who may mean which.
struct OwnCalls {
  /// Calls on other things than self of which nobody knows the type, or which may be of any, and where self is unknown.
  var onAnything: [Int] = []
  /// Those on objects of the project's classes and value types, by the name of the type.
  var byReceiver: [Name: [Int]] = [:]
  /// The same by the names of that type's superclasses.
  var bySuperclassOfReceiver: [Name: [Int]] = [:]
  /// Those on self, by the name of the type that makes them.
  var byType: [Name: [Int]] = [:]
  /// The same by the names of that type's superclasses.
  var bySuperclass: [Name: [Int]] = [:]
}

/// Functions that the same calls may mean.
struct OwnCallsQuestion: Hashable {
  let name: Name
  let slots: [Signature.Slot]
  /// The type, by its first declaration; nil where that makes no difference.
  let owner: Int?
}

extension SourceFile {
  /// Calls of this file that may mean a function of its own: by the name and the arguments, without those that another type
  /// makes on itself.
  func calls(ofOwn function: Function) -> [Call] { calls(of: function, in: self) }

  /// The same of a function that some file declares.
  func calls(of function: Function, in file: SourceFile) -> [Call] {
    let signature = file.signature(of: function)
    let question = OwnCallsQuestion(
      name: file.outline.name(function.name),
      slots: signature.slots,
      owner: file.outline.isStatic(function.prefix) ? nil : file.type(around: function.keyword)?.firstDeclaration
    )
    if let known = callsOfFunctions[question] { return known }
    var found = calls(namedLike: function, of: file).filter { match($0, signature) != nil }
    // Each overload is asked who calls it.
    if file.isLostAmongOverloads(function) { found = Array(found.prefix(ProjectType.mostOverloads)) }
    callsOfFunctions[question] = found
    return found
  }

  private func calls(namedLike function: Function, of file: SourceFile) -> [Call] {
    let name = file.outline.name(function.name)
    guard let owner = file.type(around: function.keyword), !file.outline.isStatic(function.prefix) else {
      return calls(named: name)
    }
    let calls = ownCalls(named: name)
    let kin = owner.lineage.map(\.name)
    let inTypes = kin.flatMap { calls.byType[$0] ?? [] } + (calls.bySuperclass[owner.name] ?? [])
    let onObjects =
      kin.flatMap { calls.byReceiver[$0] ?? [] } + (calls.bySuperclassOfReceiver[owner.name] ?? [])
    guard !inTypes.isEmpty || !onObjects.isEmpty else { return calls.onAnything.map { outline.calls[$0] } }
    return Set(calls.onAnything + inTypes + onObjects).sorted().map { outline.calls[$0] }
  }

  private func ownCalls(named name: Name) -> OwnCalls {
    if let known = ownCalls[name] { return known }
    var found = OwnCalls()
    for index in callsByName[name] {
      let call = outline.calls[index]
      guard isCallOnSelf(call), let caller = type(around: call.callee.lowerBound) else {
        add(index, on: receiver(of: call).map { shape(ofExpression: $0) }, to: &found)
        continue
      }
      found.byType[caller.name, default: []].append(index)
      for ancestor in caller.lineage.dropFirst() { found.bySuperclass[ancestor.name, default: []].append(index) }
    }
    ownCalls[name] = found
    return found
  }

  /// Adds a call by what its receiver may be: an object of a class or value type and its kin, or of any type where that is
  /// not known; none of the project's where it is a collection or a framework's.
  private func add(_ call: Int, on shape: TypeShape?, to found: inout OwnCalls) {
    guard let shape else { return found.onAnything.append(call) }
    guard shape.container == .none else { return }
    guard shape.isKnown, let type = project.declaredType(named: shape.base, in: index) else {
      let isForeign = project.platform.isSendable[shape.base] != nil || project.platform.isolation[shape.base] != nil
      if !shape.isKnown || !isForeign { found.onAnything.append(call) }
      return
    }
    if type.kind == .protocol { return found.onAnything.append(call) }
    found.byReceiver[type.name, default: []].append(call)
    for ancestor in type.lineage.dropFirst() { found.bySuperclassOfReceiver[ancestor.name, default: []].append(call) }
  }
}

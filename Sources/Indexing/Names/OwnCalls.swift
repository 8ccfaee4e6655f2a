import Lexing
import Outlining

/// The calls of functions of a name in one file, as indices in the outline's `calls`, by who may mean which.
struct OwnCalls {
  /// Calls on other things than self, and those where nobody knows what self is.
  var onOthers: [Int] = []
  /// What is known of the objects that those are made on.
  var receivers: [Int: TypeShape] = [:]
  /// Those on self, by the name of the type that makes them.
  var byType: [Name: [Int]] = [:]
  /// The same by the names of that type's superclasses.
  var bySuperclass: [Name: [Int]] = [:]
}

extension SourceFile {
  /// Calls of this file that may mean a function of its own: by the name and the labels, without those that another type
  /// makes on itself.
  func calls(ofOwn function: Function) -> [Call] { calls(of: function, in: self) }

  /// The same of a function that some file declares.
  func calls(of function: Function, in file: SourceFile) -> [Call] {
    let labels = Set(file.outline.parameters(of: function).map { file.outline.name($0.label) })
    return calls(namedLike: function, of: file).filter { fit(labels, call: $0) }
  }

  private func calls(namedLike function: Function, of file: SourceFile) -> [Call] {
    let name = file.outline.name(function.name)
    guard let owner = file.type(around: function.keyword), !file.outline.isStatic(function.prefix) else {
      return calls(named: name)
    }
    let calls = ownCalls(named: name)
    let inTypes = owner.lineage.flatMap { calls.byType[$0.name] ?? [] } + (calls.bySuperclass[owner.name] ?? [])
    let onOthers = calls.onOthers.filter { mayBe(calls.receivers[$0], owner) }
    guard !inTypes.isEmpty else { return onOthers.map { outline.calls[$0] } }
    return Set(onOthers + inTypes).sorted().map { outline.calls[$0] }
  }

  /// Whether an object of a shape may be one of a type: not a collection, nor of a class or value type that is no kin of it.
  private func mayBe(_ shape: TypeShape?, _ type: ProjectType) -> Bool {
    guard let shape, shape.container == .none else { return shape == nil }
    guard shape.isKnown else { return true }
    guard let other = project.declaredType(named: shape.base, in: index) else {
      return project.platform.isSendable[shape.base] == nil && project.platform.isolation[shape.base] == nil
    }
    return other.kind == .protocol || other.lineage.contains { $0.name == type.name }
      || type.lineage.contains { $0.name == other.name }
  }

  private func ownCalls(named name: Name) -> OwnCalls {
    if let known = ownCalls[name] { return known }
    var found = OwnCalls()
    for index in callsByName[name] {
      let call = outline.calls[index]
      guard isCallOnSelf(call), let caller = type(around: call.callee.lowerBound) else {
        found.onOthers.append(index)
        found.receivers[index] = receiver(of: call).map { shape(ofExpression: $0) }
        continue
      }
      found.byType[caller.name, default: []].append(index)
      for ancestor in caller.lineage.dropFirst() { found.bySuperclass[ancestor.name, default: []].append(index) }
    }
    ownCalls[name] = found
    return found
  }
}

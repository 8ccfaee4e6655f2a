import Lexing
import Outlining

/// A function that stands in another file.
struct FunctionElsewhere {
  let file: SourceFile
  let function: Function
}

/// Where a function of the project stands.
struct FunctionPlace: Hashable {
  let file: Int
  let keyword: Int
}

extension SourceFile {
  func place(of function: Function) -> FunctionPlace { FunctionPlace(file: index, keyword: function.keyword) }

  /// The function that a call means, where another file declares it: a method of self, of an object whose type is known,
  /// or of a type that is named, in extensions and superclasses, too, or a function at file level. Nil for a
  /// requirement, whose witnesses may do anything.
  func functionElsewhere(calledBy call: Call) -> FunctionElsewhere? {
    for fact in facts(calledBy: call) where Int(fact.file) != index && fact.kind == .function && !fact.isRequirement {
      guard let file = project.file(Int(fact.file)), let function = file.function(namedAt: fact.offset),
        fits(call, function, of: file)
      else { continue }
      return FunctionElsewhere(file: file, function: function)
    }
    return nil
  }

  private func facts(calledBy call: Call) -> [MemberFact] {
    guard let token = calledName(of: call) else { return [] }
    let name = outline.name(token)
    if isCallOnSelf(call), let type = type(around: token), case let own = members(of: type, named: name), !own.isEmpty {
      return method(calledBy: call) == nil ? own : []
    }
    guard let receiver = receiver(of: call) else {
      return binding(for: token) == nil && globals(named: name).isEmpty ? project.globals(named: name, in: index) : []
    }
    if receiver.count == 1, outline.beginsWithCapital(receiver.lowerBound) {
      let type = project.declaredType(named: outline.name(receiver.lowerBound), in: index)
      return type.map { members(of: $0, named: name).filter(\.isStatic) } ?? []
    }
    guard case let shape = shape(ofExpression: receiver), shape.isKnown, shape.container == .none else { return [] }
    return project.declaredType(named: shape.base, in: index).map { members(of: $0, named: name) } ?? []
  }

  /// The variable of another file that a stored member of self is.
  func variableElsewhere(ofMember token: Int) -> (file: SourceFile, variable: Variable)? {
    guard let fact = storedMember(token), Int(fact.file) != index, let file = project.file(Int(fact.file)) else {
      return nil
    }
    let variable = file.variables(named: fact.name).first { file.tokens[$0.name].start == fact.offset }
    return variable.map { (file, $0) }
  }
}

/// Calls in other files of a function that this one declares.
extension SourceFile {
  /// The other files that see a function and call one of its name, as far as they can be read; none where they are many.
  func filesCalling(_ function: Function) -> [SourceFile] {
    indices(ofFilesCalling: function)?.compactMap { project.file($0) } ?? []
  }

  /// The same by index; nil where they are many.
  func indices(ofFilesCalling function: Function) -> [Int]? {
    let isPublic = outline.isPublic(function.prefix, in: declarationScope(of: function))
    return project.files(calling: outline.name(function.name))?.filter {
      $0 != index && (isPublic || project.modules.areTogether($0, index))
    }
  }

  /// Whether a call can mean no other function of the name: on self, on a type's name, on an object of a type that is
  /// known, or, of a function at file level, by the bare name.
  func surelyMeans(_ call: Call, _ function: Function, of file: SourceFile) -> Bool {
    guard let owner = file.type(around: function.keyword) else {
      return receiver(of: call) == nil && calledName(of: call).map { meaning(of: $0) == .global } ?? false
    }
    if isCallOnSelf(call) {
      return type(around: call.callee.lowerBound)?.lineage.contains { $0 === owner } ?? false
    }
    guard let receiver = receiver(of: call) else { return false }
    if file.outline.isStatic(function.prefix) {
      return outline.name(receiver.upperBound - 1) == owner.name
    }
    let shape = shape(ofExpression: receiver)
    guard shape.isKnown, shape.container == .none else { return false }
    return project.declaredType(named: shape.base, in: index)?.lineage.contains { $0 === owner } ?? false
  }
}

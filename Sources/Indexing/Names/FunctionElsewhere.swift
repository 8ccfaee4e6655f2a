import Lexing
import Outlining

/// A function that stands in another file.
struct FunctionElsewhere {
  let file: SourceFile
  let function: Function
}

extension SourceFile {
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

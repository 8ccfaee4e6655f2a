import Lexing
package import Outlining

/// A conformance of an isolated type to a protocol whose requirements run anywhere.
package struct CrossingConformance {
  /// The entry in the inheritance clause.
  package let entry: Range<Int>
  package let isolation: Isolation
  /// A method that meets a requirement and is isolated with its type.
  package let method: Function
}

/// A parameter of a delegate's method that a task takes along.
package struct CapturedParameter {
  /// The mention in the task.
  package let token: Int
  package let task: Closure
}

extension SourceFile {
  /// Conformances of actors and isolated types to delegate protocols of frameworks that are not on the main actor.
  package var crossingConformances: [CrossingConformance] {
    // Conformances may be isolated there, too (SE-0470).
    if project.defaultIsolation(in: index)?.isolation == .mainActor { return [] }
    return outline.types.flatMap { type -> [CrossingConformance] in
      guard type.scope >= 0, !type.inheritance.isEmpty, !outline.hasModifier(.nonisolated, in: type.prefix) else {
        return []
      }
      return type.inheritance.compactMap { entry in
        let name = outline.shape(ofType: entry).base
        guard project.platform.delegateQueues[name] != nil, !project.declaresType(named: name, in: index),
          !entry.contains(where: { tokens[$0].kind == .at || tokens[$0].word == .nonisolated }),
          let method = isolatedMethod(of: type, for: entry),
          let isolation = self.type(around: method.keyword)?.isolation, isIsolated(isolation)
        else { return nil }
        return CrossingConformance(entry: entry, isolation: isolation, method: method)
      }
    }
  }

  private func isIsolated(_ isolation: Isolation) -> Bool {
    isolation == .actor || isolation == .mainActor || isolation == .global
  }

  /// A method with the sender in front, named after it: `locationManager(_: CLLocationManager, …)`.
  private func isolatedMethod(of type: TypeDeclaration, for entry: Range<Int>) -> Function? {
    let framework = entry.last.map { outline.text($0).prefix(2) } ?? ""
    return functions(ofTypesNamedLike: type).first { function in
      guard function.kind == .function, isMember(function, of: type), !function.isAsync,
        !outline.isStatic(function.prefix), !outline.hasModifier(.nonisolated, in: function.prefix),
        !outline.hasModifier(.private, in: function.prefix),
        let first = outline.parameters(of: function).first, outline.spells(first.label, "_"), let sender = first.type
      else { return false }
      let text = outline.text(sender)
      return text.hasPrefix(framework) && isNamed(function, after: text.lowercased())
    }
  }

  /// With or without the framework's prefix: `urlSession`, `centralManager…`, `parser`.
  private func isNamed(_ function: Function, after sender: String) -> Bool {
    let sender = sender.prefix { $0.isLetter || $0.isNumber }
    let name = outline.text(function.name).lowercased()
    return [0, 2, 3].contains { sender.count > $0 + 3 && name.hasPrefix(sender.dropFirst($0)) }
  }

  /// In this declaration; or, for a type's own, in one of its extensions that conforms to nothing.
  private func isMember(_ function: Function, of type: TypeDeclaration) -> Bool {
    guard let around = typeDeclaration(around: function.keyword) else { return false }
    return around.keyword == type.keyword
      || around.inheritance.isEmpty && around.kind == .extension && outline.text(around.name) == outline.text(type.name)
  }

  // MARK: Captured parameters

  /// Parameters of nonisolated methods with a sender in front, of isolated types, that a task uses although they are not
  /// `Sendable`.
  package var capturedParameters: [CapturedParameter] {
    taskOperations.compactMap { task in
      guard let function = function(around: task.brace), isNonisolatedMethod(function) else { return nil }
      let crossing = outline.parameters(of: function).filter { parameter in
        parameter.type.map { isNonSendable($0) } ?? false
      }
      let token =
        crossing.isEmpty
        ? nil
        : task.body.first { token in
          isUse(token) && crossing.contains { binding(for: token)?.name == $0.name }
        }
      return token.map { CapturedParameter(token: $0, task: task) }
    }
  }

  private func isNonisolatedMethod(_ function: Function) -> Bool {
    guard function.kind == .function, !function.isAsync, let first = outline.parameters(of: function).first,
      outline.spells(first.label, "_"), let sender = first.type,
      isNamed(function, after: outline.text(sender).lowercased()),
      let declaration = typeDeclaration(around: function.keyword),
      let type = type(around: function.keyword), isIsolated(type.isolation)
    else { return false }
    return outline.hasModifier(.nonisolated, in: function.prefix)
      || outline.hasModifier(.nonisolated, in: declaration.prefix)
  }

  private func isNonSendable(_ type: Range<Int>) -> Bool {
    let shape = outline.shape(ofType: type)
    guard shape.isKnown, shape.container == .none else { return false }
    guard let own = project.type(named: shape.base, in: index) else {
      return project.platform.isSendable[shape.base] == false
    }
    return own.kind == .class && own.isolation == .nonisolated
      && !own.ancestry.contains("Sendable") && !own.ancestry.contains("Error")
  }
}

import Lexing
package import Outlining

/// A parameter of a delegate's method that a task takes along.
package struct CapturedParameter {
  /// The mention in the task.
  package let token: Int
  package let task: Closure
  package let use: Use

  package enum Use: Sendable {
    /// Its values are read.
    case values
    /// A completion, which has none.
    case call
    /// It is given to others as it is, wherever the task names it.
    case whole
  }
}

extension SourceFile {
  /// Parameters of nonisolated methods with a sender in front that a task uses although they are not `Sendable`.
  package var capturedParameters: [CapturedParameter] {
    outline.functions.flatMap { function -> [CapturedParameter] in
      guard let body = function.body, case let tasks = closures(in: body).filter(isUnstructuredTask), !tasks.isEmpty,
        isNonisolatedMethod(function), !isNamedNowhere(function)
      else { return [] }
      let crossing = outline.parameters(of: function).filter { parameter in
        parameter.type.map { isNonSendable($0) } ?? false
      }
      guard !crossing.isEmpty else { return [] }
      return tasks.compactMap { task in
        // What runs on another thread already has taken the parameter there.
        let crosses = closures(around: task.brace).contains {
          body.contains($0.brace) && fate(of: $0).outlivesCall == true
        }
        let isOfAnother = self.function(around: task.brace)?.keyword != function.keyword
        return crosses || isOfAnother ? nil : capturedParameter(of: crossing, in: task)
      }
    }
  }

  private func capturedParameter(of crossing: [Parameter], in task: Closure) -> CapturedParameter? {
    let listed = task.captures.lazy.compactMap { capture in
      guard let value = capture.value else { return capture.name }
      return value.count == 1 ? value.lowerBound : nil
    }.first { captured in crossing.contains { outline.name($0.name) == outline.name(captured) } }
    let token =
      listed
      ?? task.body.first { token in
        guard isUse(token), let binding = binding(for: token) else { return false }
        return crossing.contains { binding.name == $0.name } || isPart(binding, of: crossing)
      }
    return token.map { token in
      let parameter = crossing.first { outline.name($0.name) == outline.name(token) }
      let isFunction = parameter?.type.map { outline.shape(ofType: $0).container == .function } ?? false
      return CapturedParameter(token: token, task: task, use: isFunction ? .call : use(of: token, in: task))
    }
  }

  private func use(of token: Int, in task: Closure) -> CapturedParameter.Use {
    let mentions = mentions(of: outline.name(token), in: task.body).filter { isUse($0) }
    return !mentions.isEmpty && mentions.allSatisfy(isGivenWhole) ? .whole : .values
  }

  /// `finish(channel)`, `.success(channel)`: an argument that is nothing else.
  private func isGivenWhole(_ token: Int) -> Bool {
    calls(withArgumentAt: token).contains { call in
      outline.arguments(of: call).contains { $0.value == token..<token + 1 }
    }
  }

  /// `services` of `guard let services = peripheral.services`: objects like the one that holds them; or the parameter
  /// itself by another name.
  private func isPart(_ local: Binding, of parameters: [Parameter]) -> Bool {
    if local.kind == .element {
      return loop(withHeaderAround: local.name).map { isElement(of: $0, parameters) } ?? false
    }
    guard local.kind == .variable || local.kind == .condition, let value = local.value,
      let whole = binding(for: value.lowerBound), parameters.contains(where: { $0.name == whole.name })
    else { return false }
    if value.count == 1 { return true }
    if let cast = value.last(where: { tokens[$0].word == .as }) {
      let type = tokens.behindOptionalMarks(cast + 1)
      return isElement(value.lowerBound..<cast) && type < value.upperBound && isNonSendable(type..<value.upperBound)
    }
    if isElement(value) { return whole.type.map { isCollection(outline.shape(ofType: $0)) } ?? false }
    return isPath(value)
  }

  /// `peripheral.services`
  private func isPath(_ value: Range<Int>) -> Bool {
    value.count == 3 && tokens[value.lowerBound + 1].kind == .period
      && project.platform.heldObjects[outline.name(value.lowerBound + 2)] != nil
  }

  /// Of `for service in peripheral.services ?? []`, or of what a local or parameter holds.
  private func isElement(of loop: Block, _ parameters: [Parameter]) -> Bool {
    let all = loop.sequence
    let end = all.first { outline.spells($0, "??") } ?? all.upperBound
    let sequence = all.lowerBound..<end
    guard let first = sequence.first, let whole = binding(for: first) else { return false }
    let isParameter = parameters.contains { $0.name == whole.name }
    guard sequence.count == 1 else { return isParameter && isPath(sequence) }
    return isParameter
      ? whole.type.map { isCollection(outline.shape(ofType: $0)) } ?? false : isPart(whole, of: parameters)
  }

  private func isCollection(_ shape: TypeShape) -> Bool {
    shape.isKnown && shape.container == .array
  }

  /// `objects.first`, `objects[0]`
  private func isElement(_ value: Range<Int>) -> Bool {
    let start = value.lowerBound
    guard value.count > 2 else { return false }
    if tokens[start + 1].kind == .openBracket { return Int(tokens[start + 1].partner) == value.upperBound - 1 }
    return value.count == 3 && tokens[start + 1].kind == .period
      && (outline.spells(start + 2, "first") || outline.spells(start + 2, "last"))
  }

  /// A method that is not isolated by itself, whatever its type is.
  private func isNonisolatedMethod(_ function: Function) -> Bool {
    guard function.kind == .function, !function.isAsync, let first = outline.parameters(of: function).first,
      outline.spells(first.label, "_"), let sender = first.type,
      let declaration = typeDeclaration(around: function.keyword),
      let type = type(around: function.keyword),
      isNamed(function, after: outline.text(sender)) || outline.hasAttribute("objc", in: function.prefix)
        || isIsolated(type.isolation) && namesDelegate(declaration) && isAskedFor(function, of: type)
    else { return false }
    if type.isolation == .nonisolated {
      return isolation(of: function) == .nonisolated
        && (takesNotification(function)
          || isDelegate(type, declaration) && isNamed(function, after: outline.text(sender)))
    }
    return isIsolated(type.isolation) && isOptedOut(function, declaration)
  }

  /// Whether a protocol of the project asks for a method.
  private func isAskedFor(_ function: Function, of type: ProjectType) -> Bool {
    let name = outline.name(function.name)
    return type.ancestry.compactMap { project.declaredType(named: $0, in: index) }.contains { declared in
      declared.kind == .protocol && declared.ownMembers.contains { $0.name == name }
    }
  }

  private func isDelegate(_ type: ProjectType, _ declaration: TypeDeclaration) -> Bool {
    type.ancestry.contains { project.platform.delegateQueues[$0] != nil } || namesDelegate(declaration)
  }

  /// Whether a private method of Objective-C's is one that nothing calls, and no selector names, as code or text.
  private func isNamedNowhere(_ function: Function) -> Bool {
    guard outline.hasAttribute("objc", in: function.prefix), isSeenHereOnly(function),
      !outline.hasAttribute("IBAction", in: function.prefix),
      case let name = outline.name(function.name), tables.tokensByName[name].allSatisfy({ $0 == function.name })
    else { return false }
    let text = outline.text(function.name)
    return !(0..<tokens.count).contains { tokens[$0].kind == .string && outline.text($0).holds(text) }
  }

  private func isOptedOut(_ function: Function, _ declaration: TypeDeclaration) -> Bool {
    outline.hasModifier(.nonisolated, in: function.prefix)
      || outline.hasModifier(.nonisolated, in: declaration.prefix)
  }

  private func isNonSendable(_ type: Range<Int>) -> Bool {
    let shape = outline.shape(ofType: type)
    guard shape.isKnown else { return false }
    if shape.container == .function { return !type.contains { outline.spells($0, "Sendable") } }
    if typesOfAnything.contains(shape.base) { return true }
    guard let own = project.type(named: shape.base, in: index),
      own.primary != nil || own.inheritance.contains("Sendable")
    else { return project.platform.isSendable[shape.base] == false && !inheritsSendable(shape.base) }
    return own.kind == .class && own.isolation == .nonisolated && !own.isSaidSendable
  }

  /// `extension AVAudioBuffer: @unchecked Sendable`: what the framework derives from it is, too.
  private func inheritsSendable(_ name: Name) -> Bool {
    guard let base = project.platform.superclasses[name] else { return false }
    return project.type(named: base, in: index)?.inheritance.contains("Sendable") ?? false
  }
}

import Lexing
package import Outlining

/// Protocols on a global actor that nothing makes `Sendable`.
extension SourceFile {
  /// The declaration of the protocol that a value is of; nil where it stands in another file.
  package func declaration(ofProtocolOf crossing: CrossingExistential) -> TypeDeclaration? {
    let stored = isMemberOfSelf(crossing.token) ? storedMember(crossing.token)?.shape : nil
    let shape = stored ?? shape(ofName: crossing.token)
    guard shape.isKnown, case let name = project.meaning(ofAlias: shape.base) ?? shape.base else { return nil }
    return outline.types.first { type in
      type.kind == .protocol && type.name.count == 1 && outline.name(type.name.lowerBound) == name
    }
  }

  /// Whether a type is an existential of a protocol on a global actor that nothing makes `Sendable`.
  func isIsolatedExistential(_ type: Range<Int>) -> Bool {
    let shape = outline.shape(ofType: type)
    guard isValueOrArray(shape), !type.contains(where: { outline.spells($0, "&") }),
      !type.contains(where: { tokens[$0].word == .some })
    else { return false }
    return isOnActorAndPlain(shape.base)
  }

  /// An array is `Sendable` where its elements are.
  func isValueOrArray(_ shape: TypeShape) -> Bool {
    shape.isKnown && (shape.container == .none || shape.container == .array)
  }

  func isOnActorAndPlain(_ name: Name) -> Bool {
    if let known = callbackMemory.plainIsolatedProtocols[name] { return known }
    let meaning = project.meaning(ofAlias: name) ?? name
    let answer = project.declaredType(named: meaning, in: index)?.isIsolatedAndPlain ?? false
    callbackMemory.plainIsolatedProtocols[name] = answer
    return answer
  }
}

extension ProjectType {
  var isIsolatedAndPlain: Bool {
    kind == .protocol && isolation.isGlobalActor && isPlainProtocol
  }

  /// A protocol that refines none but the project's own plain ones and those of frameworks that say nothing of sharing.
  private var isPlainProtocol: Bool {
    var waiting = [self]
    var seen: Set<Name> = [name]
    while let type = waiting.popLast() {
      guard let file = type.primary.map({ Int($0.file) }) else { return false }
      for inherited in type.inheritance where seen.insert(inherited).inserted {
        if PlainProtocols.notSendable.contains(inherited) { continue }
        guard let declared = project.declaredType(named: inherited, in: file), declared.kind == .protocol else {
          return false
        }
        waiting.append(declared)
      }
    }
    return true
  }
}

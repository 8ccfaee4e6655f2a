import Lexing
import Outlining

/// What members show: stored properties, signatures, attributes.
extension Surveyor {
  private func memberType(_ scope: Int) -> Int? {
    outline.scopes[scope].kind == .type ? outline.scopes[scope].owner : nil
  }

  mutating func read(_ variable: Variable) {
    guard let type = memberType(variable.parent) else { return }
    markMember(variable.prefix, type: type, at: variable.name)
    if variable.introducer == .case || showsInstance(variable.prefix, of: type) { hasInstances[type] = true }
    if variable.isComputed {
      if let written = variable.type { signatures[type].append(written) }
      if access(variable.prefix) != .private { functionCounts[type].openSynchronous += 1 }
    }
    guard !variable.isComputed, outline.types[type].kind != .protocol, !isBareCase(variable) else { return }
    if let written = variable.type { signatures[type] += partsOfFunction(written) }
    let start = Int32(facts.parts.count)
    let hasType = readType(of: variable)
    stored[type].append(
      StoredProperty(
        name: outline.name(variable.name),
        text: facts.texts.append(outline.text(variable.name)),
        wrapper: outline.wrapper(of: variable).map { outline.name($0) } ?? .none,
        isolation: outline.isolation(in: variable.prefix),
        traits: traits(of: variable).union(hasType ? .hasType : []),
        parts: start..<Int32(facts.parts.count),
        line: line(variable.name)
      )
    )
  }

  /// What a closure takes and gives: `UIView` and `Bool` of `(UIView) -> Bool`; nothing for other types.
  private func partsOfFunction(_ type: Range<Int>) -> [Range<Int>] {
    guard let arrow = type.last(where: { tokens[$0].kind == .arrow }), arrow > type.lowerBound else { return [] }
    let close = type[..<arrow].last { tokens[$0].kind == .closeParen }
    guard let close, case let open = Int(tokens[close].partner), type.contains(open) else { return [] }
    return [open + 1..<close, arrow + 1..<type.upperBound]
  }

  private func traits(of variable: Variable) -> StoredProperty.Traits {
    var traits: StoredProperty.Traits = []
    if variable.introducer != .var { traits.insert(.isLet) }
    if variable.introducer != .case, outline.isStatic(variable.prefix) { traits.insert(.isStatic) }
    if access(variable.prefix) == .private { traits.insert(.isPrivate) }
    if outline.hasModifier(.lazy, in: variable.prefix) { traits.insert(.isLazy) }
    let nonisolated = outline.modifier(.nonisolated, in: variable.prefix)
    if let nonisolated, outline.argument(of: nonisolated) == .unsafe { traits.insert(.isUnsafe) }
    return traits
  }

  /// A member of instances, or an initializer that others may call; an enumeration's are nothing without its cases.
  private func showsInstance(_ prefix: Range<Int>, of type: Int, isInitializer: Bool = false) -> Bool {
    guard outline.types[type].kind != .enum, !hasInstances[type] else { return false }
    return isInitializer ? access(prefix) != .private : !outline.isStatic(prefix)
  }

  /// An enumeration's case that carries nothing.
  private func isBareCase(_ variable: Variable) -> Bool {
    guard variable.introducer == .case else { return false }
    let next = variable.name + 1
    return tokens[next].kind != .openParen || tokens[next].startsLine
  }

  private mutating func readType(of variable: Variable) -> Bool {
    if variable.introducer == .case {
      let open = variable.name + 1
      written.parts(ofType: open + 1..<max(open + 1, min(Int(tokens[open].partner), tokens.count)), into: &facts)
      return true
    }
    if let type = variable.type {
      written.parts(ofType: type, into: &facts)
      return true
    }
    return variable.value.map { written.parts(ofValue: $0, into: &facts) } ?? false
  }

  private mutating func markMember(_ prefix: Range<Int>, type: Int, at token: Int) {
    guard !prefix.isEmpty else { return }
    switch outline.isolation(in: prefix) {
    case .mainActor: mark(.mainActorMember, Int32(type), at: token, name: outline.name(token))
    case .nonisolated: mark(.nonisolatedMember, Int32(type), at: token, name: outline.name(token))
    default: break
    }
    if outline.hasModifier(.override, in: prefix) {
      mark(.overriding, Int32(type), at: token, name: outline.name(token))
    }
    let builder = outline.firstAttribute(in: prefix) {
      outline.spells($0, "IBAction") || outline.spells($0, "IBOutlet") || outline.spells($0, "IBSegueAction")
    }
    if outline.hasAttribute("Test", in: prefix) { mark(.test, Int32(type), at: token) }
    if builder != nil { mark(.interfaceBuilder, Int32(type), at: token) }
  }

  mutating func read(_ function: Function) {
    guard let type = memberType(function.parent), !function.isAccessor else { return }
    markMember(function.prefix, type: type, at: function.name)
    if function.kind == .deinitializer {
      if outline.hasModifier(.isolated, in: function.prefix) { mark(.isolatedDeinit, Int32(type), at: function.name) }
      if let body = function.body, !body.isEmpty { mark(.deinitializer, Int32(type), at: function.name) }
    }
    if function.kind != .deinitializer,
      showsInstance(function.prefix, of: type, isInitializer: function.kind == .initializer)
    {
      hasInstances[type] = true
    }
    if function.kind == .function {
      functionCounts[type].all += 1
      if function.isAsync {
        functionCounts[type].async += 1
      } else if access(function.prefix) != .private {
        functionCounts[type].openSynchronous += 1
      }
      if outline.types[type].kind == .protocol {
        mark(.requirement, Int32(type), at: function.name, name: outline.name(function.name))
      }
    }
    if let result = function.result { signatures[type].append(result) }
    for parameter in outline.parameters(of: function) {
      if let written = parameter.type { signatures[type].append(written) }
    }
  }
}

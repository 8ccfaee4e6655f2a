package import Outlining

/// How a closure holds the instance that it is formed in.
package struct SelfCapture: Sendable {
  package enum Form: Sendable, Equatable {
    /// `[self]`, `[weak self]`, `[me = self]`
    case listed
    /// `self` in the body.
    case written
    /// A member's bare name.
    case member
    /// A local that stands for self, or for a method of it.
    case alias
  }

  package let strength: Closure.Capture.Strength
  package let form: Form
  /// The token that shows it.
  package let token: Int
}

extension SourceFile {
  /// How a closure holds `self`; nil when it does not, when there is no instance, or when that is a value.
  package func selfCapture(of closure: Closure) -> SelfCapture? {
    guard hasInstance(at: closure.brace), let type = type(around: closure.brace), type.isReference else { return nil }
    return listedCapture(of: closure) ?? capture(in: closure.body, depth: 0)
  }

  private func listedCapture(of closure: Closure) -> SelfCapture? {
    for capture in closure.captures {
      let value = capture.value ?? capture.name..<capture.name + 1
      if value.count == 1, tokens[value.lowerBound].word == .self, isInstance(value.lowerBound) {
        return SelfCapture(strength: capture.strength, form: .listed, token: capture.name)
      }
      if capture.value == nil || isPath(value), standsForSelf(value) || isMethodOfSelf(value) {
        return SelfCapture(strength: capture.strength, form: .alias, token: capture.name)
      }
    }
    return nil
  }

  /// The first use of `self` in a closure's body, nested closures included: what they capture it must hold.
  private func capture(in body: Range<Int>, depth: Int) -> SelfCapture? {
    for token in body where tokens[token].kind == .identifier {
      if let form = form(ofUse: token, in: body, depth: depth) {
        return SelfCapture(strength: strength(ofBindingFor: token), form: form, token: token)
      }
    }
    return nil
  }

  /// A name that an outer closure captured weakly stays weak in the closures inside.
  private func strength(ofBindingFor token: Int) -> Closure.Capture.Strength {
    guard let binding = binding(for: token) else { return .strong }
    if binding.kind == .variable { return writtenStrength(of: binding) }
    guard binding.kind == .capture else { return .strong }
    for scope in scopes(around: binding.name) where scope.kind == .closure {
      let captures = outline.closures[scope.owner].captures
      if let capture = captures.first(where: { $0.name == binding.name }) { return capture.strength }
    }
    return .strong
  }

  /// `weak var weakSelf = self`, `unowned let owner = self`
  private func writtenStrength(of local: Binding) -> Closure.Capture.Strength {
    guard local.name > 1 else { return .strong }
    switch tokens[local.name - 2].word {
    case .weak: return .weak
    case .unowned: return .unowned
    default: return .strong
    }
  }

  func form(ofUse token: Int, in body: Range<Int>, depth: Int) -> SelfCapture.Form? {
    guard isUse(token) else { return nil }
    switch tokens[token].word {
    case .self: return isInstance(token, within: body) ? .written : nil
    case .super: return .written
    case let word where word.isReserved: return nil
    default: break
    }
    if let binding = binding(for: token) {
      guard !body.contains(binding.name) else { return nil }
      if binding.kind == .localFunction { return localFunctionHoldsSelf(binding, depth: depth) ? .alias : nil }
      return binding.value.map { standsForSelf($0) || isMethodOfSelf($0) || isClosureWithSelf($0, depth: depth) }
        == true
        ? .alias : nil
    }
    let isInstanceMember = members(for: token).contains { !$0.isStatic && $0.kind != .initializer && $0.kind != .type }
    return isInstanceMember || isMemberOfView(token) ? .member : nil
  }

  /// A local function captures what its body names.
  func localFunctionHoldsSelf(_ binding: Binding, depth: Int = 0) -> Bool {
    guard depth < 4, let body = function(namedBy: binding.name)?.body else { return false }
    return capture(in: body, depth: depth + 1)?.strength == .strong
  }

  /// `let work = { self.stop() }`: what captures the local captures self.
  private func isClosureWithSelf(_ value: Range<Int>, depth: Int) -> Bool {
    guard depth < 4, let first = value.first, tokens[first].kind == .openBrace,
      let closure = closures(in: first..<first + 1).first, !closure.isCalledAtOnce
    else { return false }
    let held = listedCapture(of: closure) ?? capture(in: closure.body, depth: depth + 1)
    return held?.strength == .strong
  }

  /// Whether `self` at a token is the instance, not a local that a closure in `body` bound to the name.
  private func isInstance(_ token: Int, within body: Range<Int>? = nil) -> Bool {
    guard let binding = binding(for: token) else { return true }
    if let body, body.contains(binding.name) { return false }
    // Bound outside of the closure, by `guard let self`: still the instance.
    return tokens[binding.name].word == .self
  }

  /// Whether an expression is `self`, or a local that was given it or a method of it.
  func standsForSelf(_ value: Range<Int>, depth: Int = 0) -> Bool {
    guard value.count == 1, depth < 8 else { return false }
    if tokens[value.lowerBound].word == .self { return isInstance(value.lowerBound) }
    guard let binding = binding(for: value.lowerBound), binding.kind == .variable || binding.kind == .condition,
      let next = binding.value
    else { return false }
    return standsForSelf(next, depth: depth + 1) || isMethodOfSelf(next)
  }

  /// Whether an expression is a method of self that is not called: `self.stop`, `stop`, `tick(_:)`.
  package func isMethodOfSelf(_ value: Range<Int>) -> Bool { name(ofMethodOfSelf: value) != nil }

  /// The method's name in such an expression.
  func name(ofMethodOfSelf value: Range<Int>) -> Int? {
    guard let first = value.first else { return nil }
    let isQualified = tokens[first].word == .self && value.count > 2 && tokens[first + 1].kind == .period
    let name = isQualified ? first + 2 : first
    let isWhole = name == value.upperBound - 1 || isNameWithLabels(name..<value.upperBound)
    guard tokens[name].kind == .identifier, isWhole, isQualified || binding(for: name) == nil,
      let type = type(around: name)
    else { return nil }
    // A property of the same name is what the bare name means.
    let facts = members(of: type, at: name)
    return !facts.isEmpty && facts.allSatisfy { $0.kind == .function && !$0.isStatic } ? name : nil
  }

  /// `move(from:to:)`
  private func isNameWithLabels(_ value: Range<Int>) -> Bool {
    let paren = value.lowerBound + 1
    return tokens[paren].kind == .openParen && Int(tokens[paren].partner) == value.upperBound - 1
      && BodyReader.areLabels(behind: paren, in: tokens)
  }

  private func isPath(_ value: Range<Int>) -> Bool {
    value.allSatisfy { tokens[$0].kind == .identifier || tokens[$0].kind == .period }
  }

  /// Locals in a closure that hold self strongly although the closure itself does not: `guard let self`, `let me = self`.
  package func strongBindings(in closure: Closure) -> [Binding] {
    let weakNames = Set(closure.captures.filter { $0.strength == .weak && isSelf($0) }.map { outline.name($0.name) })
    func isWeak(_ name: Int) -> Bool {
      if weakNames.contains(outline.name(name)) { return true }
      guard let local = binding(for: name), local.kind == .variable else { return false }
      return writtenStrength(of: local) == .weak && standsForSelf(name..<name + 1)
    }
    return bindings(declaredIn: closure.body).filter { binding in
      guard binding.kind == .condition || binding.kind == .variable else { return false }
      let value = binding.value ?? binding.name..<binding.name + 1
      guard value.count == 1, let name = value.first, binding.value != nil || isUse(name) || tokens[name].word == .self
      else { return false }
      return tokens[name].word == .self || isWeak(name)
    }
  }

  /// `self`, or another name that is given it.
  func isSelf(_ capture: Closure.Capture) -> Bool {
    let value = capture.value ?? capture.name..<capture.name + 1
    return value.count == 1 && tokens[value.lowerBound].word == .self
  }

  func bindsSelf(_ range: Range<Int>) -> Bool {
    bindings(declaredIn: range).contains { tokens[$0.name].word == .self && $0.kind != .capture }
  }
}

import Lexing
import Outlining

/// Code that an object runs once, before others have it or after they had it.
extension SourceFile {
  /// Whether code at a token runs in `init` or `deinit` alone: there, or in a private method that only those call. What a
  /// closure does that is kept comes later.
  func isPartOfMaking(_ token: Int, depth: Int = 0) -> Bool {
    for scope in scopes(around: token) {
      switch scope.kind {
      case .block, .accessors: continue
      case .closure where outline.closures[scope.owner].takesAlong(token): continue
      case .closure: if fate(of: outline.closures[scope.owner]) != .runsInPlace { return false }
      case .function:
        let function = outline.functions[scope.owner]
        switch function.kind {
        case .initializer, .deinitializer: return true
        default: return depth < 4 && isCalledInMakingOnly(function, depth: depth + 1)
        }
      case .type, .file: return false
      }
    }
    return false
  }

  /// Whether a member is named of an object that nobody else has yet: `let query = Query(); query.answer = 3`. A function
  /// that returns the object may hand it to other functions before, which set it up.
  func isOnFreshObject(_ member: Int) -> Bool {
    guard member > 1, tokens[member - 1].kind == .period, let receiver = chain(before: member - 1),
      let local = binding(for: receiver.lowerBound), local.kind == .variable, let value = local.value,
      outline.beginsWithCapital(value.lowerBound), tokens[value.upperBound - 1].kind == .closeParen,
      shapeFromPointer(endingAt: value.upperBound) == nil, isReached(member, inPlaceFrom: local)
    else { return false }
    let mentions = mentions(of: outline.name(local.name), in: local.visible).filter { mention in
      value.upperBound <= mention && isUse(mention) && binding(for: mention)?.name == local.name
    }
    let isReturned = mentions.contains { tokens[$0 - 1].word == .return && !goesOnToMember($0) }
    return mentions.allSatisfy { mention in
      guard mention < member, mention != receiver.lowerBound else { return true }
      let isHarmless = tokens[mention + 1].kind == .period || isReturned && isGivenToFunction(mention)
      return isHarmless && isReached(mention, inPlaceFrom: local)
    }
  }

  /// Whether a member is named of an object that others had before: a parameter, a property that `init` is given, or one
  /// that a type has for all, `Journal.shared.close()`.
  func isOnGivenObject(_ member: Int) -> Bool {
    guard member > 1, tokens[member - 1].kind == .period, let receiver = chain(before: member - 1),
      case let first = receiver.lowerBound,
      case let owner = tokens[first].word == .self ? first + 2 : first, owner < member
    else { return false }
    if owner == first, let local = binding(for: first) { return local.kind == .parameter }
    if receiver.count > 1, outline.beginsWithCapital(first) { return true }
    // A hostile file must not cost its length squared.
    let mentions = tokens(named: outline.name(owner), inTypesNamed: type(around: member)?.name).prefix(256)
    return mentions.contains { mention in
      tokens[mention + 1].kind == .equal && tokens[mention + 2].kind == .identifier
        && memberFunction(around: mention)?.kind == .initializer && binding(for: mention + 2)?.kind == .parameter
    }
  }

  /// Whether nothing but closures that run in place stands between a local and a use of it.
  private func isReached(_ token: Int, inPlaceFrom local: Binding) -> Bool {
    let home = home(of: local.name)
    for scope in scopes(around: token) {
      if scope.content == home { return true }
      switch scope.kind {
      case .function, .type, .file: return false
      case .closure where fate(of: outline.closures[scope.owner]) != .runsInPlace: return false
      case .closure, .block, .accessors: continue
      }
    }
    return false
  }

  /// An argument of `prepare(query)`; an object that has the method may keep what it is given.
  private func isGivenToFunction(_ token: Int) -> Bool {
    calls(in: max(0, token - 64)..<token).contains { call in
      receiver(of: call) == nil && tokens[call.callee.lowerBound].kind == .identifier
        && !outline.beginsWithCapital(call.callee.lowerBound)
        && outline.arguments(of: call).contains { $0.value == token..<token + 1 }
    }
  }

  /// Not where its name stands for the method itself, as in `#selector(observe)`.
  private func isCalledInMakingOnly(_ function: Function, depth: Int) -> Bool {
    guard function.kind == .function, isSeenHereOnly(function), outline.scopes[function.parent].kind == .type else {
      return false
    }
    let mentions = tables.tokensByName[outline.name(function.name)].filter { $0 != function.name }
    let calls = calls(named: outline.name(function.name)).filter(isCallOnSelf).compactMap { calledName(of: $0) }
    return !mentions.isEmpty && mentions.allSatisfy { calls.contains($0) && isPartOfMaking($0, depth: depth) }
  }
}

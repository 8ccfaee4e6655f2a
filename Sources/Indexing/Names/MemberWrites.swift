import Lexing
package import Outlining

/// A place where code changes a stored member of self.
package struct MemberWrite: Sendable {
  /// The member's name.
  package let token: Int
  package let fact: MemberFact
}

/// Names of methods of the standard library's values that change them.
let mutatingMethods: Set<Name> = [
  "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "removeSubrange", "popLast",
  "popFirst", "sort", "reverse", "shuffle", "swapAt", "toggle", "formUnion", "formIntersection", "subtract",
  "updateValue", "merge", "reserveCapacity", "replaceSubrange", "negate", "next", "update", "replace", "formIndex",
]

extension SourceFile {
  /// The changes of self's stored members in a function's body, those in its closures included, in order.
  package func memberWrites(in function: Function) -> [MemberWrite] {
    guard let body = body(of: function) else { return [] }
    return body.events.compactMap { event in
      guard let token = event.meaning == .member && changesMember(event) ? event.token : memberByKeyPath(event),
        let fact = storedMember(token)
      else { return nil }
      return MemberWrite(token: token, fact: fact)
    }
  }

  /// `count` of `self[keyPath: \.count] = 3`; a longer path may go on through an object.
  private func memberByKeyPath(_ event: Event) -> Int? {
    guard event.kind == .write, event.meaning == .instance, tokens[event.token + 1].kind == .openBracket,
      outline.spells(event.token + 2, "keyPath"), tokens[event.token + 4].kind == .backslash
    else { return nil }
    let name = Int(tokens[event.token + 1].partner) - 1
    let period = tokens[event.token + 5].kind == .period ? event.token + 5 : event.token + 6
    return tokens[period].kind == .period && period + 1 == name ? name : nil
  }

  /// The stored instance member that a name means, bare or behind `self`.
  package func storedMember(_ token: Int) -> MemberFact? {
    guard let type = type(around: token) else { return nil }
    let facts = members(of: type, at: token)
    guard let fact = facts.first, facts.allSatisfy({ $0.kind == .stored && !$0.isStatic }) else { return nil }
    return fact
  }

  /// Whether an event changes the member that it names, rather than an object which the member refers to: what
  /// `x.y = z` changes depends on the type of `x`.
  func changesMember(_ event: Event) -> Bool {
    switch event.kind {
    case .write: !goesOnToMember(event.token) || isValueMember(event.token)
    case .read: isMutated(event.token) || isChangedInParts(event.token)
    default: false
    }
  }

  /// `x.y`, `x?.y`
  func goesOnToMember(_ token: Int) -> Bool {
    tokens[tokens.behindOptionalMarks(token + 1)].kind == .period
  }

  /// A stored member that is a value, of a type of the project: `State` is the one that its own type holds, where others
  /// hold types of that name, too.
  func isValueMember(_ token: Int) -> Bool {
    guard let shape = storedMember(token)?.shape else { return false }
    guard project.hasNested(shape.base), let kind = nestedKind(shape, around: token) else { return isValue(shape) }
    return kind == .struct || kind == .enum
  }

  private func nestedKind(_ shape: TypeShape, around token: Int) -> TypeDeclaration.Kind? {
    guard shape.isKnown, shape.container == .none, let owner = type(around: token) else { return nil }
    return outline.types.first { declaration in
      declaration.kind != .extension && declaration.name.last.map { outline.name($0) == shape.base } ?? false
        && type(around: declaration.keyword) === owner
    }?.kind
  }

  /// A structure or enumeration of the project.
  func isValue(_ shape: TypeShape) -> Bool {
    guard shape.isKnown, shape.container == .none, let type = project.type(named: shape.base, in: index) else {
      return false
    }
    return type.kind == .struct || type.kind == .enum
  }

  /// Whether a member holds an object of one of the project's classes, whose methods change that and not the member, or
  /// a case of an enum with a method of its own: `position = position.next()`.
  private func isObject(_ token: Int, subscripted: Bool, calling method: Name) -> Bool {
    // `Registry.items` is no member of the type around it.
    let held = storedMember(token)?.shape ?? shape(ofExpression: startOfPath(token)..<token + 1)
    guard case let shape = subscripted ? held.subscripted : held, shape.isKnown, shape.container == .none,
      let type = project.type(named: shape.base, in: index)
    else { return false }
    switch type.kind {
    case .class, .actor: return true
    case .enum: return method == "next" && type.ownMembers.contains { $0.name == method }
    default: return false
    }
  }

  /// `items.append(x)`, `items[key]?.removeAll()`: a read that a method of the standard library turns into a change.
  package func isMutated(_ token: Int) -> Bool {
    var next = token + 1
    while next < tokens.count {
      switch tokens[next].kind {
      case .question, .exclamation: next += 1
      case .openBracket where !tokens[next].startsLine: next = max(next + 1, Int(tokens[next].partner) + 1)
      case .period:
        return tokens[next + 1].kind == .identifier && mutatingMethods.contains(outline.name(next + 1))
          && (tokens[next + 2].kind == .openParen || takesOnlyClosure(next + 1))
          && !isObject(token, subscripted: next > token + 2, calling: outline.name(next + 1))
      default: return false
      }
    }
    return false
  }

  /// `items.removeAll { … }`
  func takesOnlyClosure(_ name: Int) -> Bool {
    tokens[name + 1].kind == .openBrace && outline.mutatesWithClosureAlone(name)
  }

  /// `x = …`, `x += …`, `x.append(…)`, `x.y = …`, `x[i] = …`, `&x`
  func isWritten(_ token: Int) -> Bool {
    if isMutated(token) { return true }
    let start = startOfPath(token)
    if start > 0, outline.spells(start - 1, "&") || outline.spells(token - 1, "&") { return !isKey(token) }
    var next = token + 1
    while next < tokens.count {
      switch tokens[next].kind {
      case .question, .exclamation: next += 1
      case .period where tokens[next + 1].kind == .identifier: next += 2
      case .openBracket where !tokens[next].startsLine: next = max(next + 1, Int(tokens[next].partner) + 1)
      case .equal: return true
      case .operator: return outline.isCompoundAssignment(next)
      default: return false
      }
    }
    return false
  }

  /// Only its address counts, and the value for nothing.
  func isKey(_ token: Int) -> Bool {
    let start = startOfPath(token)
    return start > 0 && tokens[start - 1].kind == .ampersand && outline.lendsAddressAlone(start - 1)
  }

  /// `Keys` of `Keys.title`, `self` of `self.title`.
  func startOfPath(_ token: Int) -> Int {
    var start = token
    while start > 1, tokens[start - 1].kind == .period, isPartOfPath(start - 2) { start -= 2 }
    return start
  }

  private func isPartOfPath(_ token: Int) -> Bool {
    tokens[token].kind == .identifier || tokens[token].word == .self || tokens[token].word == .selfType
  }
}

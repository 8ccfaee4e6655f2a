import Lexing

/// Who sees a declaration.
extension Outline {
  /// Whether a declaration that stands in a scope is `private` or `fileprivate`: by its own modifier, or without one by that
  /// of the extension around it. `private(set)` says nothing of who reads.
  package func isPrivate(_ prefix: Range<Int>, in scope: Int) -> Bool {
    isPrivate(access(prefix) ?? accessByExtension(scope))
  }

  /// The same of `public` and `open`.
  package func isPublic(_ prefix: Range<Int>, in scope: Int) -> Bool {
    let access = access(prefix) ?? accessByExtension(scope)
    return access == .public || access == .open
  }

  /// Whether other modules see a declaration: it is `public` or `open`, and so are the types around it.
  package func isPublicWithAllAround(_ prefix: Range<Int>, in scope: Int) -> Bool {
    guard isPublic(prefix, in: scope) else { return false }
    var next = scope
    while next >= 0 {
      if scopes[next].kind == .type, case let type = types[scopes[next].owner], type.kind != .extension,
        !isPublic(type.prefix, in: type.parent)
      {
        return false
      }
      next = scopes[next].parent
    }
    return true
  }

  /// Whether only its file sees a declaration: it is private, or a type around it is.
  package func isSeenInFileOnly(_ prefix: Range<Int>, in scope: Int) -> Bool {
    if isPrivate(prefix, in: scope) { return true }
    var next = scope
    while next >= 0 {
      if scopes[next].kind == .type, case let type = types[scopes[next].owner], type.kind != .extension,
        isPrivate(type.prefix, in: type.parent)
      {
        return true
      }
      next = scopes[next].parent
    }
    return false
  }

  private func isPrivate(_ access: Word) -> Bool { access == .private || access == .fileprivate }

  /// The modifier that stands there; nil for none.
  private func access(_ prefix: Range<Int>) -> Word? {
    var index = prefix.lowerBound
    while index < prefix.upperBound {
      switch tokens[index].word {
      case .private, .fileprivate, .internal, .package, .public, .open:
        if argument(of: index) != .set { return tokens[index].word }
      default: break
      }
      index = tokens[index].kind == .openParen ? max(index, Int(tokens[index].partner)) + 1 : index + 1
    }
    return nil
  }

  /// What an extension says for its members; `.none` elsewhere.
  private func accessByExtension(_ scope: Int) -> Word {
    guard scope >= 0, scopes[scope].kind == .type, types[scopes[scope].owner].kind == .extension else { return .none }
    return access(types[scopes[scope].owner].prefix) ?? .none
  }
}

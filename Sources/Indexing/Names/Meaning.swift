import Outlining

extension SourceFile {
  /// What a used name means at its token: a local that hides a member, a member that hides a global.
  package func meaning(of token: Int) -> Meaning {
    if tokens[token].word == .self || tokens[token].word == .super { return .instance }
    if isMemberOfSelf(token) { return .member }
    if let binding = binding(for: token) {
      switch binding.kind {
      case .parameter: return .parameter
      case .capture: return .capture
      default: return .local
      }
    }
    if outline.begins(token, with: "$"), isAnonymousParameter(token) { return .parameter }
    if isValueOfAccessor(token) { return .parameter }
    if isErrorOfCatch(token) { return .local }
    return members(for: token).isEmpty ? .global : .member
  }

  /// `x` in `self.x`, `self?.x`, `self!.x`, `super.x`
  package func isMemberOfSelf(_ token: Int) -> Bool {
    guard token > 1, tokens[token - 1].kind == .period else { return false }
    let base = tokens.beforeOptionalMarks(token - 2)
    return base >= 0 && (tokens[base].word == .self || tokens[base].word == .super)
      && !(base > 0 && tokens[base - 1].kind == .period)
  }

  /// `newValue` and `oldValue`, which setters and observers have without saying so.
  private func isValueOfAccessor(_ token: Int) -> Bool {
    guard outline.spells(token, "newValue") || outline.spells(token, "oldValue") else { return false }
    switch function(around: token)?.kind {
    case .set, .willSet, .didSet, .otherAccessor: return true
    default: return false
    }
  }

  /// `error` in a `catch` without a pattern, which has it without saying so.
  func isErrorOfCatch(_ token: Int) -> Bool {
    outline.spells(token, "error")
      && scopes(around: token).prefix { $0.kind != .type }.contains { scope in
        guard scope.kind == .block, case let block = outline.blocks[scope.owner] else { return false }
        return block.kind == .catch && block.header.isEmpty
      }
  }

  /// `$0`
  private func isAnonymousParameter(_ token: Int) -> Bool {
    outline.text(token).dropFirst().allSatisfy(\.isNumber)
  }
}

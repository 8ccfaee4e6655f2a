import Lexing
import Outlining

/// Variables marked `nonisolated(unsafe)` that no two threads meet in.
extension SourceFile {
  /// `@_silgen_name("…")`: the linker's, of which code takes the address.
  func isLinkersSymbol(_ variable: Variable) -> Bool {
    outline.hasAttribute("_silgen_name", in: variable.prefix) || outline.hasAttribute("_extern", in: variable.prefix)
  }

  /// Whether an access stands in a function that says by its name that its callers hold the lock, and that other
  /// modules do not see.
  func isLeftToCallers(_ access: StateAccess) -> Bool {
    guard access.guard == .unknown, let function = memberFunction(around: access.token), function.variable < 0 else {
      return false
    }
    return saysThatItIsLocked(function.name) && !outline.isPublic(function.prefix, in: declarationScope(of: function))
  }

  /// A member of a value that is never copied (`~Copyable`): who changes it has it to himself.
  func isOfUniqueValue(_ variable: Variable) -> Bool {
    typeDeclaration(around: variable.name)?.inheritance.contains { entry in
      entry.contains { outline.spells($0, "~") } && entry.last.map { outline.spells($0, "Copyable") } ?? false
    } ?? false
  }

  /// Whether some code of the project assigns to a member of the name through a value.
  func isChangedByOthers(_ variable: Variable) -> Bool {
    outline.isPublic(variable.prefix, in: variable.parent)
      || project.facts.assignedOfObjects.contains(outline.name(variable.name))
  }

  /// Whether values of the type around a member are kept in locks alone, as far as this file says: `Mutex<State>`,
  /// `OSAllocatedUnfairLock(initialState: State())`.
  func livesInLock(_ variable: Variable) -> Bool {
    guard let name = typeDeclaration(around: variable.name)?.name.last else { return false }
    let uses = tables.tokensByName[outline.name(name)].filter { use in
      use != name && use > 1 && use + 1 < tokens.count && tokens[use - 1].word != .extension
    }
    let kept = Set(uses.filter(isGivenToLock))
    return !kept.isEmpty
      && uses.allSatisfy { use in
        kept.contains(use) || tokens[use + 1].kind == .openParen || tokens[use + 1].kind == .period
          || tokens[use - 1].word == .inout
      }
  }

  /// Between the angle brackets of a lock's type, or made between the parentheses of its initializer.
  private func isGivenToLock(_ type: Int) -> Bool {
    if outline.spells(type - 1, "<") { return isTypeOfLocks(type - 2) }
    guard tokens[type + 1].kind == .openParen else { return false }
    if tokens[type - 1].kind == .openParen { return isTypeOfLocks(type - 2) }
    return type > 3 && tokens[type - 1].kind == .colon && tokens[type - 3].kind == .openParen && isTypeOfLocks(type - 4)
  }

  private func isTypeOfLocks(_ token: Int) -> Bool {
    outline.beginsWithCapital(token) && (outline.isNamedLikeLock(token) || outline.spells(token, "NIOLockedValueBox"))
  }
}

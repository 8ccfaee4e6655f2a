package import Indexing
import Lexing
package import Outlining

/// Fixes of what closures hold.
extension SourceFile {
  /// Lets a closure copy the constants that it reads, in place of holding self.
  package func copyingFix(for closure: Closure) -> Fix? {
    guard let reads = constantsRead(by: closure), !reads.isEmpty else { return nil }
    let listed = closure.captures.first { tokens[$0.name].word == .self }
    guard listed == nil || listed?.strength == .strong && listed?.value == nil else { return nil }
    let names = names(of: reads)
    let sendable = reads.map(isSendable)
    guard !sendable.contains(false) else { return nil }
    return Fix(
      "capture '[\(names.joined(separator: ", "))]' in place of self",
      isSafe: sendable.allSatisfy { $0 == true },
      [capture(names, in: closure, replacing: listed?.name)] + unqualifying(reads)
    )
  }

  /// Lets the task of a loop hold self weakly, and the loop unwrap it at each turn.
  package func releasingFix(for holding: HoldingLoop) -> Fix? {
    let (loop, holder) = (holding.loop, holding.holder)
    guard let release = release(of: holder, from: loop) else { return nil }
    let names = names(of: release.reads)
    var edits = [statement("guard let self else { return }", behind: content(of: loop).lowerBound - 1)]
    edits += unqualifying(release.reads)
    if let unwrapping = release.unwrapping {
      guard let removal = removal(ofLines: unwrapping) else { return nil }
      edits.append(removal)
      if !names.isEmpty { edits.append(capture(names, in: holder.task)) }
      return Fix("unwrap self inside the loop", isSafe: false, edits)
    }
    let listed = holder.task.captures.first { tokens[$0.name].word == .self }
    edits.append(capture(["weak self"] + names, in: holder.task, replacing: listed?.name))
    return Fix("take '[weak self]', unwrap it inside the loop", isSafe: false, edits)
  }

  /// Lets a timer's closure hold self weakly, and unwrap it at each turn.
  package func weakeningFix(for timer: RetainingTimer) -> Fix? {
    guard let closure = weakable(timer) else { return nil }
    let unwrapping = "guard let self else { return }"
    let hasSignature = closure.body.lowerBound > closure.brace + 1
    let edits: [Fix.Edit]
    if hasSignature || tokens[closure.body.lowerBound].startsLine {
      edits = [capture(["weak self"], in: closure), statement(unwrapping, behind: closure.body.lowerBound - 1)]
    } else {
      edits = [insertion(" [weak self] in \(unwrapping);", behind: closure.brace)]
    }
    return Fix("take '[weak self]', unwrap it in the closure", isSafe: false, edits)
  }

  /// Lets a closure that only hops to the main actor run wherever it is called.
  package func sendableFix(for callback: InheritingCallback) -> Fix? {
    guard let closure = callback.closure, closure.attributes.isEmpty, onlyHopsToMain(closure) else { return nil }
    let hasSignature = closure.body.lowerBound > closure.brace + 1
    let edit =
      hasSignature
      ? insertion("@Sendable ", before: closure.brace + 1)
      : insertion(tokens[closure.brace + 1].isSpaced ? " @Sendable in" : " @Sendable in ", behind: closure.brace)
    return Fix("write '{ @Sendable in'", isSafe: true, [edit])
  }

  /// Each name once, in the order of the code.
  private func names(of reads: [MemberRead]) -> [String] {
    var names: [String] = []
    for name in reads.lazy.map({ self.bareName($0.name) }) where !names.contains(name) { names.append(name) }
    return names
  }

  /// `self.x` becomes `x`.
  private func unqualifying(_ reads: [MemberRead]) -> [Fix.Edit] {
    reads.compactMap { read in
      guard let qualifier = read.qualifier else { return nil }
      let bare = bareName(read.name)
      if bare == outline.text(read.name) { return removal(from: qualifier, upTo: read.name) }
      return replacement(of: qualifier..<read.name + 1, with: bare)
    }
  }

  /// A member's name as it stands without a period in front, and in a capture list: `self.default` is `` `default` `` there.
  private func bareName(_ member: Int) -> String {
    let text = outline.text(member)
    // In backticks already, it is no word to the lexer.
    let word = Word(rawValue: text) ?? .none
    return word.isReserved || word == .weak || word == .unowned ? "`\(text)`" : text
  }

  /// Entries for a closure's capture list, in place of one that is there or in front of all.
  func capture(_ entries: [String], in closure: Closure, replacing old: Int? = nil) -> Fix.Edit {
    let list = entries.joined(separator: ", ")
    if let old { return replacement(of: old..<old + 1, with: list) }
    let first = max(closure.brace + 1, closure.attributes.isEmpty ? 0 : closure.attributes.upperBound)
    if !closure.captures.isEmpty { return insertion("\(list), ", behind: first) }
    if closure.body.lowerBound > closure.brace + 1 { return insertion("[\(list)] ", before: first) }
    return insertion(tokens[closure.brace + 1].isSpaced ? " [\(list)] in" : " [\(list)] in ", behind: closure.brace)
  }
}

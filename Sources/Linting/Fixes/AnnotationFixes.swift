package import Indexing
import Lexing
package import Outlining

/// What is written at declarations.
extension SourceFile {
  /// Lets nobody override a method that nobody overrides: the compiler then sees what the call does, and refuses it. That
  /// is for somebody to mend.
  package func finalFix(for call: OverridableCall) -> Fix? {
    guard let method = onlyMethod(calledBy: call) else { return nil }
    return Fix("write 'final' on the method", isSafe: false, [insertion("final ", before: method.keyword)])
  }

  /// Makes a protocol of this file `Sendable`.
  package func sendableFix(forProtocolOf crossing: CrossingExistential) -> Fix? {
    guard let declaration = declaration(ofProtocolOf: crossing),
      let conformance = conformance("Sendable", of: declaration)
    else { return nil }
    return Fix("add 'Sendable' to the protocol", isSafe: false, [conformance])
  }

  /// Lets a deinitializer run where its class does.
  package func isolatingFix(for deinitializer: Function) -> Fix? {
    guard mayBeIsolated(deinitializer) else { return nil }
    let edit = insertion("isolated ", before: deinitializer.keyword)
    return Fix("let 'deinit' run on the main actor", isSafe: false, [edit])
  }

  /// Advice about a type; nil where the declaration is not found, or the advice is no annotation that stands by itself.
  func annotatingFix(for decision: Decision) -> Fix? {
    guard let declaration = declaration(of: decision) else { return nil }
    var edits: [Fix.Edit] = []
    for part in decision.annotation.parts {
      switch part {
      case .mainActor: edits.append(attribute("@MainActor", before: declaration.keyword, behind: declaration.prefix))
      case .final: edits.append(insertion("final ", before: declaration.keyword))
      case .sendable:
        guard let conformance = conformance("Sendable", of: declaration) else { return nil }
        edits.append(conformance)
      case .conformance(let text):
        guard let conformance = conformance(text, behind: declaration) else { return nil }
        edits.append(conformance)
      case .nonisolated, .uncheckedSendable, .actor, .mainActorOfUpdates, .nonisolatedMethod: return nil
      }
    }
    return Fix("write '\(decision.annotation.text)'", isSafe: false, edits)
  }

  /// The only declaration of its name and kind in the decision's line.
  private func declaration(of decision: Decision) -> TypeDeclaration? {
    let found = outline.types.filter { type in
      type.kind == decision.kind && type.name.count == 1
        && decision.type.hasSuffix(outline.text(type.name.lowerBound))
        && lines.position(of: Int(tokens[type.keyword].start)).line == decision.line
    }
    return found.count == 1 ? found[0] : nil
  }

  /// An entry at the end of the inheritance clause, or the clause.
  func conformance(_ name: String, of declaration: TypeDeclaration) -> Fix.Edit? {
    if let last = declaration.inheritance.last?.last {
      let isThere = declaration.inheritance.contains { $0.contains { outline.text($0) == name } }
      return isThere ? nil : insertion(", \(name)", behind: last)
    }
    let head = declaration.genericParameters ?? declaration.name
    guard let last = head.last else { return nil }
    switch tokens[last + 1] {
    case let next where next.kind == .openBrace || next.word == .where: return insertion(": \(name)", behind: last)
    default: return nil
    }
  }

  /// In front of what stands on a declaration's line, or on a line of its own where other attributes do.
  func attribute(_ text: String, before keyword: Int, behind prefix: Range<Int>) -> Fix.Edit {
    var first = keyword
    for start in elements(of: prefix).reversed() {
      guard tokens[start].kind != .at || !tokens[first].startsLine else { break }
      first = start
    }
    let isBelowOthers = tokens[first].startsLine && first > prefix.lowerBound
    return insertion(isBelowOthers ? "\(text)\(lineBreak)\(indentation(of: first))" : "\(text) ", before: first)
  }

  /// The first tokens of attributes and modifiers, behind the last `#endif` among them.
  private func elements(of prefix: Range<Int>) -> [Int] {
    var starts: [Int] = []
    var next = (prefix.last { tokens[$0].kind == .poundEndif } ?? prefix.lowerBound - 1) + 1
    while next < prefix.upperBound {
      if tokens[next].kind == .openParen {
        next = max(next, Int(tokens[next].partner)) + 1
        continue
      }
      starts.append(next)
      guard tokens[next].kind == .at else {
        next += 1
        continue
      }
      next += 2
      while next < prefix.upperBound, tokens[next].kind == .period { next += 2 }
    }
    return starts
  }

  /// A conditional conformance behind the outermost declaration around a type: one belongs into its file.
  private func conformance(_ text: String, behind type: TypeDeclaration) -> Fix.Edit? {
    var outermost = type
    while true {
      let isLimited = outline.hasAttribute("available", in: outermost.prefix)
      guard !isLimited, outermost.scope >= 0, outermost.parent >= 0 else { return nil }
      let scope = outline.scopes[outermost.parent]
      if scope.kind == .file { break }
      let isHidden = outline.hasModifier(.private, in: outermost.prefix)
      guard scope.kind == .type, !isHidden else { return nil }
      outermost = outline.types[scope.owner]
    }
    let end = outline.scopes[outermost.scope].content.upperBound
    guard end < tokens.count, tokens[end].kind == .closeBrace else { return nil }
    return self.declaration(text, behind: end, inLineWith: outermost.keyword)
  }
}

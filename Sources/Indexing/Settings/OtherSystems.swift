import Lexing
package import Outlining

extension SourceFile {
  /// Branches of `#if os(…)` that the targets of the file never compile, as they are built for other systems; none where
  /// nobody says what for.
  package var branchesOfOtherSystems: [Range<Int>] {
    let systems = project.modules.settings(of: index).systems
    return systems.isEmpty ? [] : outline.branches(ofOthersThan: systems)
  }
}

extension Outline {
  /// Branches that are compiled for none of some systems, each from its directive to the next.
  package func branches(ofOthersThan systems: Set<Platform>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for token in 0..<tokens.count where tokens[token].kind == .poundIf {
      var directive = token
      // Those for which no branch before is surely compiled.
      var rest = systems
      while directive < tokens.count, tokens[directive].kind != .poundEndif {
        let end = Int(tokens[directive].partner)
        guard end > directive else { break }
        let answer = tokens[directive].kind == .poundElse ? Answer.yes(systems) : condition(behind: directive, systems)
        if rest.intersection(answer.maybe).isEmpty { found.append(directive..<end) }
        rest.subtract(answer.surely)
        directive = end
      }
    }
    return found
  }

  /// For which systems a condition is true, and for which it may be.
  private struct Answer {
    var surely: Set<Platform>
    var maybe: Set<Platform>

    static func yes(_ systems: Set<Platform>) -> Answer { Answer(surely: systems, maybe: systems) }
  }

  /// `os(iOS)`, `!os(macOS)`, and several of them with `||` or `&&`; of anything else nobody knows.
  private func condition(behind directive: Int, _ all: Set<Platform>) -> Answer {
    let line = (directive + 1..<tokens.count).prefix { !tokens[$0].startsLine }
    let parts = parts(of: directive + 1..<directive + 1 + line.count) { token in
      spells(token, "||") || spells(token, "&&")
    }
    let operators = line.filter { spells($0, "||") || spells($0, "&&") }
    let isAny = operators.allSatisfy { spells($0, "||") }
    guard isAny || operators.allSatisfy({ spells($0, "&&") }), let first = parts.first else {
      return Answer(surely: [], maybe: all)
    }
    return parts.dropFirst().reduce(term(first, all)) { answer, part in
      let next = term(part, all)
      return isAny
        ? Answer(surely: answer.surely.union(next.surely), maybe: answer.maybe.union(next.maybe))
        : Answer(surely: answer.surely.intersection(next.surely), maybe: answer.maybe.intersection(next.maybe))
    }
  }

  private func term(_ part: Range<Int>, _ all: Set<Platform>) -> Answer {
    // Not by calling itself: a line may hold any number of `!`.
    let isNegated = part.first.map { spells($0, "!") } ?? false
    let name = isNegated ? part.dropFirst() : part
    guard name.count == 4, spells(name.lowerBound, "os"), tokens[name.lowerBound + 1].kind == .openParen else {
      return Answer(surely: [], maybe: all)
    }
    let text = text(name.lowerBound + 2)
    let platform = Platform(rawValue: text) ?? (text == "OSX" ? .macOS : text == "xrOS" ? .visionOS : nil)
    let meant = all.filter { $0 == platform }
    return .yes(isNegated ? all.subtracting(meant) : meant)
  }
}

import Lexing
import Outlining

/// What a condition decides on.
extension SourceFile {
  /// The code that runs, or not, by what a condition at a token finds: its branches, and what follows where one of them
  /// leaves. Nil where the token is in no condition of a statement.
  func code(decidedBy token: Int) -> Range<Int>? {
    let around = statements(withHeaderAround: token).filter { self.condition(of: $0).contains(token) }
    let block =
      around.min { $0.keyword < $1.keyword }
      // The condition of a `repeat` stands behind it.
      ?? outline.blocks.first { $0.kind == .repeat && condition(of: $0).contains(token) }
    guard let block else { return nil }
    let behind = scopes(around: block.keyword).first.map { token..<$0.content.upperBound }
    switch block.kind {
    // Behind a `while` its condition has failed.
    case .guard, .while, .repeat: return behind
    case .if:
      let branches = branches(of: block)
      let decides = branches.contains { leaves($0) || awaitsTask(named: token, in: $0) }
      return decides ? behind : token..<(branches.last?.upperBound ?? token)
    case .switch: return content(of: block).contains(where: returns) ? behind : content(of: block)
    default: return content(of: block)
    }
  }

  /// The contents of an `if` and of the `else if`s and `else` behind it.
  private func branches(of block: Block) -> [Range<Int>] {
    var branches = [content(of: block)]
    while let brace = branches.last?.upperBound, brace + 2 < tokens.count, tokens[brace + 1].word == .else {
      let keyword = tokens[brace + 2].word == .if ? brace + 2 : brace + 1
      guard let next = statement(beginningAt: keyword) else { break }
      branches.append(content(of: next))
    }
    return branches
  }

  private func returns(_ token: Int) -> Bool {
    tokens[token].word == .return || tokens[token].word == .throw || isTrap(token)
  }

  /// `if let running { await running.value }`: what follows is to run alone.
  private func awaitsTask(named name: Int, in branch: Range<Int>) -> Bool {
    mentions(of: outline.name(name), in: branch).contains { token in
      tokens[token + 1].kind == .period && outline.spells(token + 2, "value")
    }
  }
}

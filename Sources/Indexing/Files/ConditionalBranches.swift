import Lexing
import Outlining

/// Code of which `#if` compiles one branch.
extension SourceFile {
  /// The branches that are not compiled together with a token.
  func branchesBeside(_ token: Int) -> [Range<Int>] {
    conditionalBranches.filter { $0.contains { $0.contains(token) } }.flatMap { chain in
      chain.filter { !$0.contains(token) }
    }
  }

  func readConditionalBranches() -> [[Range<Int>]] {
    (0..<tokens.count).filter { tokens[$0].kind == .poundIf }.map { start in
      var branches: [Range<Int>] = []
      var directive = start
      while tokens[directive].kind != .poundEndif, case let next = Int(tokens[directive].partner), next > directive {
        branches.append(directive..<next)
        directive = next
      }
      return branches
    }
  }
}

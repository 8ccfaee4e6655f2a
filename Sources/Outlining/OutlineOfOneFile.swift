package import Lexing

extension Outline {
  /// The structure of one file, in memory of its own. Where many are read, a `Lexer` and an `Outliner` fill the same one
  /// again and again.
  package convenience init(
    of source: SourceBuffer,
    words: WordTable = WordTable(),
    depth: Outliner.Depth = .bodies
  ) {
    self.init(source: source, tokens: Tokens())
    var lexer = Lexer(words: words)
    lexer.lex(source, into: tokens)
    Outliner.fill(self, depth: depth)
  }
}

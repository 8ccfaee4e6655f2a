import Lexing
import Testing

/// Tokens and gaps are the file, whatever the file is.
struct RoundTripTests {
  @Test(arguments: RepositoryFile.all)
  func `Tokens and gaps are the file`(file: RepositoryFile) throws {
    #expect(Invariants.complaint(about: Lexed(try file.content)) == nil)
  }

  @Test(arguments: RepositoryFile.all)
  func `Tokens and gaps are any piece of the file`(file: RepositoryFile) throws {
    for cut in Damage.cuts(of: try file.content) {
      try require(Lexed(cut))
    }
  }

  @Test(arguments: RepositoryFile.all)
  func `Tokens and gaps are the file when bytes of it are wrong`(file: RepositoryFile) throws {
    for piece in Damage.mutations(of: try file.content) {
      try require(Lexed(piece))
    }
  }

  @Test func `A store that is used again holds nothing of the file before, and file ends around the tokens`() {
    let tokens = Tokens()
    #expect(tokens[0].kind == .endOfFile && tokens[4].kind == .endOfFile)
    var lexer = Lexer(words: WordTable())
    lexer.lex(SourceBuffer("a b c d e f g h { ( \"\\(a /* b */\n// c".utf8), into: tokens)
    #expect(tokens.count > 8 && tokens.comments.count == 2)
    lexer.lex(SourceBuffer("x".utf8), into: tokens)
    #expect(tokens.count == 1 && tokens.comments.isEmpty)
    let around = [-4, -1, 1, 2, 5].map { tokens[$0] }
    #expect(around.allSatisfy { $0.kind == .endOfFile && $0.length == 0 && $0.word == .none })
  }

  private func require(_ lexed: Lexed) throws {
    let complaint = Invariants.complaint(about: lexed)
    let text = String(decoding: lexed.bytes(0..<lexed.source.count), as: UTF8.self)
    try #require(complaint == nil, "\(text.debugDescription)")
  }
}

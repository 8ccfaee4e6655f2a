import Testing

/// Tokens and gaps are the file, whatever the file is.
struct RoundTripTests {
  @Test(arguments: RepositoryFile.all)
  func `tokens and gaps are the file`(file: RepositoryFile) throws {
    #expect(Invariants.complaint(about: Lexed(try file.content)) == nil)
  }

  @Test(arguments: RepositoryFile.all)
  func `tokens and gaps are any piece of the file`(file: RepositoryFile) throws {
    for cut in Damage.cuts(of: try file.content) {
      try require(Lexed(cut))
    }
  }

  @Test(arguments: RepositoryFile.all)
  func `tokens and gaps are the file when bytes of it are wrong`(file: RepositoryFile) throws {
    for piece in Damage.mutations(of: try file.content) {
      try require(Lexed(piece))
    }
  }

  @Test func `a store that is used again holds nothing of the file before`() {
    let tokens = Lexed("{ ( \"\\(a /* b */\n// c").tokens
    let again = Lexed("x")
    #expect(again.tokens.comments.isEmpty && tokens.comments.count == 2)
  }

  private func require(_ lexed: Lexed) throws {
    let complaint = Invariants.complaint(about: lexed)
    let text = String(decoding: lexed.bytes(0..<lexed.source.count), as: UTF8.self)
    try #require(complaint == nil, "\(text.debugDescription)")
  }
}

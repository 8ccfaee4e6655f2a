/// A pattern with wildcards, matched in one pass over the text whatever the pattern is.
///
/// Every state of the matcher is a bit, and a byte moves all of them at once: there is no backtracking. State `i`
/// means that the first `i` tokens have matched. The syntax is that of git's ignore files.
struct Glob: Sendable {
  private let classes: ByteClasses
  /// Rows of states, `words` words each: those of `Row`, and behind them, for each class of bytes, the states that
  /// these move on. One array, because a stranger's file may hold very many patterns.
  private var table: [UInt64]
  private let words: Int
  private let last: Int
  /// No shorter text matches.
  private let shortest: Int

  private enum Row: Int {
    /// States in which `*` swallows anything but a slash.
    case stars
    /// States in which `**` swallows anything.
    case deepStars
    /// States that stand for `**/`: whatever they swallowed, a slash lets them pass.
    case folders

    static let count = 3
  }

  /// Nil for a pattern that matches nothing: an open bracket, or a backslash at the end.
  init?(_ pattern: some Sequence<UInt8>) {
    guard let tokens = GlobToken.parse(Array(pattern)) else { return nil }
    let count = tokens.count { !$0.isStar }
    let sets = tokens.compactMap(\.set)
    last = count
    words = count / 64 + 1
    shortest = sets.count
    classes = ByteClasses(sets)
    table = Array(repeating: 0, count: (Row.count + classes.count) * words)
    let members = classes.members
    var state = 0
    for token in tokens {
      add(token, at: state, members)
      if !token.isStar { state += 1 }
    }
  }

  private mutating func add(_ token: GlobToken, at state: Int, _ members: [UInt8]) {
    let word = state / 64
    let bit: UInt64 = 1 << UInt64(state % 64)
    switch token {
    case .star: table[index(.stars, word)] |= bit
    case .deepStar: table[index(.deepStars, word)] |= bit
    case .anyFolders:
      table[index(.deepStars, word)] |= bit
      table[index(.folders, word)] |= bit
    case .one(let set):
      for member in members where set.contains(member) { table[moves(of: member) + word] |= bit }
    }
  }

  private func index(_ row: Row, _ word: Int) -> Int { row.rawValue * words + word }

  /// Where the row of a byte's class begins.
  private func moves(of byte: UInt8) -> Int { (Row.count + classes[byte]) * words }

  /// Whether the pattern stands for the text.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // A pattern from a stranger may be longer than any path.
    guard text.count >= shortest else { return false }
    return words == 1 ? matchesInOneWord(text) : matchesInManyWords(text)
  }

  private func matchesInOneWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (star, deep, folder) = (table[0], table[1], table[2])
    var states: UInt64 = 1
    states |= (states & folder) << 1
    for byte in text {
      let isSlash = byte == UInt8(ascii: "/")
      states = (states & table[Row.count + classes[byte]]) << 1 | states & (isSlash ? deep : star | deep)
      if isSlash { states |= (states & folder) << 1 }
      if states == 0 { return false }
    }
    return states >> UInt64(last) & 1 == 1
  }

  private func matchesInManyWords(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var states: [UInt64] = Array(repeating: 0, count: words)
    states[0] = 1
    passFolders(&states)
    for byte in text {
      let isSlash = byte == UInt8(ascii: "/")
      let moves = moves(of: byte)
      var carry: UInt64 = 0
      for word in 0..<words {
        let moved = states[word] & table[moves + word]
        let deep = table[index(.deepStars, word)]
        let stays = states[word] & (isSlash ? deep : table[index(.stars, word)] | deep)
        states[word] = moved << 1 | carry | stays
        carry = moved >> 63
      }
      if isSlash { passFolders(&states) }
    }
    return isLast(states)
  }

  private func isLast(_ states: [UInt64]) -> Bool {
    states[last / 64] >> UInt64(last % 64) & 1 == 1
  }

  private func passFolders(_ states: inout [UInt64]) {
    var carry: UInt64 = 0
    for word in 0..<words {
      let passed = states[word] & table[index(.folders, word)]
      states[word] |= passed << 1 | carry
      carry = passed >> 63
    }
  }
}

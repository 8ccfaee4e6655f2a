/// A pattern with wildcards, matched in one pass over the text whatever the pattern is.
///
/// Every state of the matcher is a bit, and a byte moves all of them at once: there is no backtracking. State `i`
/// means that the first `i` tokens have matched. The syntax is that of git's ignore files.
struct Glob: Sendable {
  /// For each byte, the states that it moves on: `words` words a byte.
  private var moves: [UInt64]
  /// States in which `*` swallows anything but a slash.
  private var stars: [UInt64]
  /// States in which `**` swallows anything.
  private var deepStars: [UInt64]
  /// States that stand for `**/`: whatever they swallowed, a slash lets them pass.
  private var folders: [UInt64]
  private let words: Int
  private let last: Int

  /// Nil for a pattern that matches nothing: an open bracket, or a backslash at the end.
  init?(_ pattern: some Sequence<UInt8>) {
    guard let tokens = GlobToken.parse(Array(pattern)) else { return nil }
    let count = tokens.count { !$0.isStar }
    last = count
    words = count / 64 + 1
    moves = Array(repeating: 0, count: 256 * words)
    stars = Array(repeating: 0, count: words)
    deepStars = stars
    folders = stars
    var state = 0
    for token in tokens {
      add(token, at: state)
      if !token.isStar { state += 1 }
    }
  }

  private mutating func add(_ token: GlobToken, at state: Int) {
    let word = state / 64
    let bit: UInt64 = 1 << UInt64(state % 64)
    switch token {
    case .star: stars[word] |= bit
    case .deepStar: deepStars[word] |= bit
    case .anyFolders:
      deepStars[word] |= bit
      folders[word] |= bit
    case .one(let set):
      for byte in 0..<256 where set.contains(UInt8(byte)) { moves[byte * words + word] |= bit }
    }
  }

  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    words == 1 ? matchesInOneWord(text) : matchesInManyWords(text)
  }

  private func matchesInOneWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (star, deep, folder) = (stars[0], deepStars[0], folders[0])
    var states: UInt64 = 1
    states |= (states & folder) << 1
    for byte in text {
      let isSlash = byte == UInt8(ascii: "/")
      states = (states & moves[Int(byte)]) << 1 | states & (isSlash ? deep : star | deep)
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
      var carry: UInt64 = 0
      for word in 0..<words {
        let moved = states[word] & moves[Int(byte) * words + word]
        let stays = states[word] & (isSlash ? deepStars[word] : stars[word] | deepStars[word])
        states[word] = moved << 1 | carry | stays
        carry = moved >> 63
      }
      if isSlash { passFolders(&states) }
    }
    return states[last / 64] >> UInt64(last % 64) & 1 == 1
  }

  private func passFolders(_ states: inout [UInt64]) {
    var carry: UInt64 = 0
    for word in 0..<words {
      let passed = states[word] & folders[word]
      states[word] |= passed << 1 | carry
      carry = passed >> 63
    }
  }
}

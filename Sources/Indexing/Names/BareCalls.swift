import Lexing
import Outlining

/// Who calls functions of a name without arguments.
struct BareCallers: Sendable {
  /// -1 for several files.
  private var file: Int32

  init(file: Int) { self.file = Int32(file) }

  /// Whether nobody does outside of a file.
  func are(onlyIn file: Int) -> Bool { self.file == Int32(file) }

  mutating func join(_ other: BareCallers) {
    if other.file != file { file = -1 }
  }

  func joined(with other: BareCallers) -> BareCallers {
    var joined = self
    joined.join(other)
    return joined
  }
}

extension Outline {
  /// Adds the names in `stop()`, `clock.stop()` and `perform: clock.stop`.
  func addBareCalls(in file: Int, to callers: inout [Name: BareCallers]) {
    let tokens = tokens
    let own = BareCallers(file: file)
    for token in 2..<max(2, tokens.count) {
      switch tokens[token].kind {
      case .closeParen where tokens[token - 1].kind == .openParen && tokens[token - 2].kind == .identifier:
        if token > 2, tokens[token - 3].word == .func { continue }
        callers[name(token - 2), default: own].join(own)
      case .closeParen, .comma:
        guard tokens[token - 1].kind == .identifier, tokens[token - 2].kind == .period else { continue }
        callers[name(token - 1), default: own].join(own)
      default: break
      }
    }
  }
}

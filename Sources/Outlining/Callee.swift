import Lexing

/// Who is called: names along the callee's chain.
extension Outline {
  /// The token of the called name: `invalidate` in `timers["a"]?.invalidate()`, `Task` in `Task<Void, Never> { … }`; nil
  /// for a call of a closure.
  package func calledName(of call: Call) -> Int? {
    var index = call.callee.upperBound - 1
    while index >= call.callee.lowerBound {
      switch tokens[index].kind {
      case .identifier: return index
      case .question, .exclamation: index -= 1
      case .operator where firstByte(of: index) == UInt8(ascii: ">"):
        index = genericOpening(index, call.callee.lowerBound) - 1
      default: return nil
      }
    }
    return nil
  }

  private func genericOpening(_ closing: Int, _ limit: Int) -> Int {
    var depth = 0
    var index = closing
    while index > limit {
      if tokens[index].kind == .operator {
        for offset in Int(tokens[index].start)..<Int(tokens[index].end) {
          if base[offset] == UInt8(ascii: ">") { depth += 1 }
          if base[offset] == UInt8(ascii: "<") { depth -= 1 }
        }
      }
      if depth == 0 { return index }
      index -= 1
    }
    return index
  }

  /// What the called name is a member of: the tokens before its period; nil for a bare name.
  package func receiver(of call: Call) -> Range<Int>? {
    guard let name = calledName(of: call), name - 1 > call.callee.lowerBound, tokens[name - 1].kind == .period else {
      return nil
    }
    return call.callee.lowerBound..<name - 1
  }

  /// Whether a token stands in a `defer`, which runs when the code around it ends and cannot await anything.
  package func isDeferred(_ token: Int) -> Bool {
    var scope = scope(at: token)
    while scopes[scope].kind == .block {
      if blocks[scopes[scope].owner].kind == .defer { return true }
      scope = scopes[scope].parent
    }
    return false
  }
}

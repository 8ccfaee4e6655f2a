import Lexing

/// `#if` and what belongs to it, around declarations and statements or in the middle of a member chain (SE-0308).
extension Outliner {
  func readDirective() {
    let kind = tokens[index].kind
    if kind == .poundIf {
      let continues = frame.hasOperand && frame.chain >= 0 && continuesBehindDirective(index)
      if !continues, frame.holdsStatements, readsDeclaration() { return }
      directives.push(continues ? frame.chain : -1)
    }
    let chain = directives.last(above: frame.heights.directives) ?? -1
    if kind == .poundEndif { _ = directives.pop(above: frame.heights.directives) }
    if chain >= 0 {
      frame.chain = chain
      frame.hasOperand = true
    } else if frame.holdsStatements {
      endStatement()
    }
    passCondition()
  }

  /// Conditions of `#if` are no code.
  private func passCondition() {
    let isCondition = tokens[index].kind == .poundIf || tokens[index].kind == .poundElseif
    index += 1
    while isCondition, index < frame.end, !tokens[index].startsLine {
      index += 1
    }
  }

  /// Whether a member stands first in the first branch, however many `#if` stand before it.
  private func continuesBehindDirective(_ start: Int) -> Bool {
    if start < chainDirectivesEnd { return true }
    var next = start
    while next < frame.end, tokens[next].kind == .poundIf {
      repeat { next += 1 } while next < frame.end && !tokens[next].startsLine
    }
    guard next < frame.end, tokens[next].kind == .period else { return false }
    chainDirectivesEnd = next
    return true
  }
}

import Lexing
import Outlining

/// Code between `#if` and `#endif` that only compilers of the past read.
extension SourceFile {
  /// Whether a token stands in a branch for compilers before those that projects are moved to: `#if compiler(<6.0)`, or
  /// the `#else` of `#if compiler(>=6.0)`.
  package func isForOlderCompilers(_ token: Int) -> Bool {
    var depth = 0
    var isBehindElse = false
    let behind = directives.orderedIndex(where: { $0 >= token })
    for index in directives[..<behind].reversed() {
      switch tokens[index].kind {
      case .poundEndif: depth += 1
      case .poundIf where depth > 0: depth -= 1
      case .poundElse where depth == 0: isBehindElse = true
      case .poundElseif where depth == 0:
        if !isBehindElse, asksForCompiler(behind: index) == .older { return true }
        // What the first branches ask for is not put together.
        isBehindElse = false
        depth += 1
      case .poundIf:
        if asksForCompiler(behind: index) == (isBehindElse ? .newer : .older) { return true }
        isBehindElse = false
      default: continue
      }
    }
    return false
  }

  private enum Asked {
    case older, newer, other
  }

  /// `compiler(<6.0)`, `!compiler(>=6.0)`, `swift(>=5.9)`, as the whole condition. In `swift(…)` the compilers of today
  /// call their language mode 5 by their last version of it, so that from 6 on it asks for the mode.
  private func asksForCompiler(behind directive: Int) -> Asked {
    let isNegated = outline.spells(directive + 1, "!")
    let name = isNegated ? directive + 2 : directive + 1
    guard name + 4 < tokens.count, tokens[name + 1].kind == .openParen, tokens[name + 4].kind == .closeParen,
      name + 5 == tokens.count || tokens[name + 5].startsLine, let version = Double(outline.text(name + 3))
    else { return .other }
    let isOfCompiler = outline.spells(name, "compiler")
    guard isOfCompiler || outline.spells(name, "swift"), version < (isOfCompiler ? 6.25 : 6) else { return .other }
    if outline.spells(name + 2, "<") { return isNegated ? .newer : .older }
    return outline.spells(name + 2, ">=") ? isNegated ? .older : .newer : .other
  }
}

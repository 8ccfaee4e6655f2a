import Lexing

/// A parameter of a function or closure.
package struct Parameter: Sendable {
  /// The label's token; that of the name when there is no other.
  package let label: Int
  /// The name inside of the body.
  package let name: Int
  /// Attributes and specifiers included; nil for a closure's parameter without a type.
  package let type: Range<Int>?
}

extension Outliner {
  /// The parameters between two parentheses.
  mutating func parameters(in content: Range<Int>) -> [Parameter] {
    var found: [Parameter] = []
    var next = content.lowerBound
    while next < content.upperBound {
      if tokens[next].kind == .at { next = attributeEnd(from: next, end: content.upperBound) }
      let start = next
      while next < content.upperBound, tokens[next].kind == .identifier {
        next += 1
      }
      if next > start {
        let hasType = next < content.upperBound && tokens[next].kind == .colon
        let type = hasType ? next + 1..<typeEnd(from: next + 1, end: content.upperBound) : nil
        let first = isSpecifierOfName(start) && next - start > 1 ? start + 1 : start
        found.append(Parameter(label: first, name: next - 1, type: type))
        next = type?.upperBound ?? next
      }
      next = endOfClause(from: next, end: content.upperBound) + 1
    }
    return found
  }

  /// `isolated`, `inout` and others stood before the name in older code.
  private func isSpecifierOfName(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .inout, .isolated, .borrowing, .consuming, .sending: true
    default: false
    }
  }

  /// The next comma outside of brackets, or the end.
  func endOfClause(from start: Int, end: Int) -> Int {
    var next = start
    while next < end {
      switch tokens[next].kind {
      case .comma: return next
      case .openParen, .openBracket, .openBrace, .stringHead, .stringMiddle:
        next = max(next + 1, Int(tokens[next].partner))
      default: next += 1
      }
    }
    return end
  }
}
extension Outline {
  /// The parameters of a function, in order.
  package func parameters(of function: Function) -> [Parameter] {
    guard let content = function.parameters else { return [] }
    return Outliner.parameters(in: content, of: self)
  }
}

extension Outliner {
  static func parameters(in content: Range<Int>, of outline: Outline) -> [Parameter] {
    var outliner = Outliner(outline, depth: .declarations)
    return outliner.parameters(in: content)
  }
}

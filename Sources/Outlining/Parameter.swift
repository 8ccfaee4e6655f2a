import Lexing

/// A parameter of a function or closure.
package struct Parameter: Sendable {
  /// Attributes, and modifiers such as `isolated`.
  package let prefix: Range<Int>
  /// The label's token; that of the name when there is no other.
  package let label: Int
  /// The name inside of the body.
  package let name: Int
  /// Attributes, specifiers and `...` included; nil for a closure's parameter without a type.
  package let type: Range<Int>?
  /// The default value.
  package internal(set) var value: Range<Int>?
}

extension Outliner {
  /// The parameters between two parentheses.
  func parameters(in content: Range<Int>) -> [Parameter] {
    var found: [Parameter] = []
    readParameters(in: content) { found.append($0) }
    return found
  }

  /// Shows the parameters between two parentheses one after the other: an array for each function has its price.
  @inline(__always)
  func readParameters(in content: Range<Int>, _ show: (Parameter) -> Void) {
    var next = content.lowerBound
    while next < content.upperBound {
      let (parameter, valueStart) = parameter(from: next, end: content.upperBound)
      next = endOfClause(from: valueStart, end: content.upperBound)
      if var parameter {
        if valueStart < next, tokens[valueStart].kind == .equal { parameter.value = valueStart + 1..<next }
        show(parameter)
      }
      next += 1
    }
  }

  /// The parameter that begins at `start`, without its default value, and what comes behind it.
  func parameter(from start: Int, end: Int) -> (parameter: Parameter?, end: Int) {
    var next = start
    while next < end, tokens[next].kind == .at {
      next = attributeEnd(from: next, end: end)
    }
    let firstName = next
    while next < end, tokens[next].kind == .identifier {
      next += 1
    }
    guard next > firstName else { return (nil, next) }
    let isLabelled = next - firstName > 1 && !isSpecifierOfName(next - 2)
    let label = isLabelled ? next - 2 : next - 1
    let name = next - 1
    var type: Range<Int>?
    if next < end, tokens[next].kind == .colon {
      let typeStart = next + 1
      next = max(typeStart, typeEnd(from: typeStart, end: end))
      type = typeStart..<next
    }
    return (Parameter(prefix: start..<label, label: label, name: name, type: type), next)
  }

  /// `isolated` and others that stand before the name.
  private func isSpecifierOfName(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .inout, .isolated, .borrowing, .consuming, .sending: true
    default: outline.spells(index, "_const")
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
      case .operator: next = max(next + 1, specializationEnd(from: next, end: end))
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
    return Outliner(self, depth: .declarations).parameters(in: content)
  }

  /// The parameters of a closure, in order.
  package func parameters(of closure: Closure) -> [Parameter] {
    Outliner(self, depth: .declarations).signature(from: closure.brace + 1, end: closure.body.upperBound).parameters
  }
}

import Lexing

extension Outline {
  /// The parts of a range between tokens that `separates` picks outside of brackets.
  package func parts(of range: Range<Int>, separatedBy separates: (Int) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      switch tokens[index].kind {
      case .openParen, .openBracket, .openBrace, .stringHead: index = max(index, Int(tokens[index].partner))
      default:
        if separates(index) {
          found.append(start..<index)
          start = index + 1
        }
      }
      index += 1
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }
}

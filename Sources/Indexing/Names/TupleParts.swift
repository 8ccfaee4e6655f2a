import Lexing
import Outlining

extension SourceFile {
  /// The shape of `pair.0` or `self.pair.0` at the start of an expression, where the tuple's type is written, and where the
  /// rest begins.
  func partOfTuple(_ expression: Range<Int>) -> (shape: TypeShape, next: Int)? {
    let first = expression.lowerBound
    let name = tokens[first].word == .self && tokens[first + 1].kind == .period ? first + 2 : first
    guard name + 2 < expression.upperBound, tokens[name + 1].kind == .period, tokens[name + 2].kind == .integer,
      let place = Int(outline.text(name + 2)), let type = writtenType(ofName: name),
      let opening = type.first, tokens[opening].kind == .openParen, Int(tokens[opening].partner) == type.upperBound - 1
    else { return nil }
    let parts = outline.parts(of: opening + 1..<type.upperBound - 1) { tokens[$0].kind == .comma }
    guard place < parts.count, parts.count > 1 else { return nil }
    let part = parts[place]
    let isLabelled = part.count > 2 && tokens[part.lowerBound + 1].kind == .colon
    let shape = outline.shape(ofType: isLabelled ? part.lowerBound + 2..<part.upperBound : part)
    return (shape, name + 3)
  }

  /// The type of a local, or of a property of this file's type, as its declaration writes it.
  private func writtenType(ofName name: Int) -> Range<Int>? {
    if !isMemberOfSelf(name), let local = binding(for: name) { return local.type }
    guard let type = type(around: name) else { return nil }
    return variables(named: outline.name(name), ofTypesNamed: type.name).first?.type
  }
}

/// Indices in the project's `facts.types` of one type's declarations, at least one; most types have one, which needs no
/// array.
package struct DeclarationIndices: RandomAccessCollection, Sendable {
  private let head: Int32
  private let rest: [Int32]

  /// Of at least one.
  init(_ all: [Int]) {
    head = Int32(all[0])
    rest = all.count == 1 ? [] : all.dropFirst().map { Int32($0) }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { rest.count + 1 }
  package subscript(position: Int) -> Int { Int(position == 0 ? head : rest[position - 1]) }
}

package import Lexing
package import Outlining

/// What one declaration of a type says, as other files see it. There are many, 64 bytes each: fields are narrow, and in
/// an order that leaves no gaps.
package struct TypeFact: Sendable {
  package let name: Name
  /// With the names of the types around it.
  package let qualifiedName: Name
  /// An attribute that may be a global actor; `.none` for none.
  package let attribute: Name
  /// The qualified name of the type around it; `.none` at file level.
  package let outer: Name
  /// Index of the file in the project.
  package let file: Int32
  /// Byte offset of the keyword.
  package let offset: UInt32
  /// In `DeclarationFacts.inherited`.
  package private(set) var inheritance: Range<UInt32>
  /// In `DeclarationFacts.members`.
  package private(set) var members: Range<UInt32>
  package let kind: TypeDeclaration.Kind
  /// Written on the declaration; nil when nothing is.
  package let isolation: Isolation?
  /// `@Observable`
  package let isObservable: Bool
  /// Something in the clause is `@unchecked`.
  package let isUnchecked: Bool
  package let isFinal: Bool
  /// A declaration that is `private` or `fileprivate`: no other file means it by its name. Extensions never are.
  package let isPrivate: Bool

  /// The same, where the names and members of its file stand so much farther behind.
  func moved(inheritedBy names: UInt32, membersBy count: UInt32) -> TypeFact {
    var fact = self
    fact.inheritance = inheritance.lowerBound + names..<inheritance.upperBound + names
    fact.members = members.lowerBound + count..<members.upperBound + count
    return fact
  }

  /// The same, with other names in its clause.
  func inheriting(_ names: Range<UInt32>) -> TypeFact {
    var fact = self
    fact.inheritance = names
    return fact
  }
}

import Lexing

// Public are the types whose kinds the modules above compare: a package enumeration is compared by a call through a
// table, and these comparisons were one sixtieth of a run.

/// A class, structure, enumeration, actor, protocol or extension.
public struct TypeDeclaration: Sendable {
  @frozen public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`

    /// What a keyword declares.
    init?(_ word: Word) {
      switch word {
      case .class: self = .class
      case .struct: self = .struct
      case .enum: self = .enum
      case .actor: self = .actor
      case .protocol: self = .protocol
      case .extension: self = .extension
      default: return nil
      }
    }
  }

  package let kind: Kind
  /// The keyword's token.
  package let keyword: Int
  package let prefix: Range<Int>
  /// The name; for an extension the extended type, generic arguments included.
  package let name: Range<Int>
  package let genericParameters: Range<Int>?
  /// One range of tokens for each entry of the inheritance clause, attributes included.
  package let inheritance: [Range<Int>]
  package let requirements: Range<Int>?
  /// The scope that the declaration stands in.
  package let parent: Int
  /// The body; -1 without one.
  package var scope: Int
}

/// A function, initializer, deinitializer, subscript or accessor.
public struct Function: Sendable {
  @frozen public enum Kind: String, Sendable {
    case function = "func"
    case initializer = "init"
    case deinitializer = "deinit"
    case `subscript`, get, set, willSet, didSet
    /// `_read`, `_modify`, `unsafeAddress` and other accessors of the standard library.
    case otherAccessor
    case macro
  }

  package let kind: Kind
  package let keyword: Int
  package let prefix: Range<Int>
  /// The name's token; the keyword's for those without a name.
  package let name: Int
  package let genericParameters: Range<Int>?
  /// What stands between the parentheses; nil without any.
  package let parameters: Range<Int>?
  package let isAsync: Bool
  package let isThrowing: Bool
  package let result: Range<Int>?
  package let requirements: Range<Int>?
  /// The scope that the declaration stands in; for an accessor, that of its variable.
  package let parent: Int
  /// For an accessor, the index in `variables`; -1 otherwise.
  package let variable: Int
  /// The braces' content; nil without a body.
  package let body: Range<Int>?
  /// The body's scope; -1 when it has none or was not outlined.
  package var scope: Int

  package var isAccessor: Bool {
    switch kind {
    case .get, .set, .willSet, .didSet, .otherAccessor: true
    default: false
    }
  }
}

/// A variable or constant, stored or computed, or a case of an enumeration.
public struct Variable: Sendable {
  @frozen public enum Introducer: String, Sendable {
    case `let`, `var`, `case`
  }

  package let introducer: Introducer
  package let keyword: Int
  package let prefix: Range<Int>
  /// The name's token.
  package let name: Int
  package let type: Range<Int>?
  /// The initial value.
  package var value: Range<Int>?
  /// Has accessors other than observers, and so no storage of its own.
  package var isComputed = false
  /// The scope that the declaration stands in.
  package let parent: Int
}

/// `typealias Name = Type`
package struct TypeAlias: Sendable {
  /// The name's token.
  package let name: Int
  package let type: Range<Int>
  /// The scope that the declaration stands in.
  package let parent: Int
}

/// An import declaration.
package struct Import: Sendable {
  package let keyword: Int
  package let prefix: Range<Int>
  /// The module's path, after the kind of the imported symbol if one is named.
  package let path: Range<Int>
}

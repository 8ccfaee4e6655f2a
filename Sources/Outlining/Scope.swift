import Lexing

/// A region in braces (or a whole file) in which declarations, statements or accessors stand.
public struct Scope: Sendable {
  @frozen public enum Kind: Sendable, Equatable {
    case file
    /// `owner` is an index in `types`.
    case type
    /// `owner` is an index in `functions`: the body of a function, initializer, accessor or deinitializer.
    case function
    /// Holds `get`, `set`, `willSet` …; `owner` is an index in `variables`, or -1 for a subscript.
    case accessors
    /// `owner` is an index in `closures`.
    case closure
    /// `owner` is an index in `blocks`.
    case block
  }

  package let kind: Kind
  /// Index in `scopes`; -1 for the file.
  package let parent: Int
  /// Index in the array that `kind` names.
  package let owner: Int
  /// The tokens between the braces, a closure's signature included.
  package let content: Range<Int>
}

/// The body of a control-flow statement.
public struct Block: Sendable {
  @frozen public enum Kind: String, Sendable {
    case `if`, `else`, `guard`, `while`, `for`, `repeat`, `switch`, `do`, `catch`, `defer`

    /// What a keyword begins.
    init?(_ word: Word) {
      switch word {
      case .if: self = .if
      case .else: self = .else
      case .guard: self = .guard
      case .while: self = .while
      case .for: self = .for
      case .repeat: self = .repeat
      case .switch: self = .switch
      case .do: self = .do
      case .catch: self = .catch
      case .defer: self = .defer
      default: return nil
      }
    }
  }

  package let kind: Kind
  /// The keyword.
  package let keyword: Int
  /// The tokens between the keyword and the body.
  package let header: Range<Int>
  /// For a `for` loop, the tokens of the sequence; else empty.
  package let sequence: Range<Int>
  /// `for await`
  package let isAwaited: Bool
  /// Index in `scopes`.
  package let scope: Int
}

/// A local name: where it is declared, where it can be seen, and what it was first given.
public struct Binding: Sendable {
  @frozen public enum Kind: Sendable, Equatable {
    case variable, parameter, capture
    /// `if let x`, `guard let x`, `while let x`
    case condition
    /// `case .a(let x)`, `catch let x`
    case pattern
    /// `for x in`
    case element
    case localFunction
  }

  package let kind: Kind
  /// The token that is the name.
  package let name: Int
  /// The tokens in which the name means this binding.
  package var visible: Range<Int>
  /// The tokens of the initial value; nil without one, also for the shorthand `if let x`.
  package var value: Range<Int>?
  /// The tokens of the written type.
  package let type: Range<Int>?
}

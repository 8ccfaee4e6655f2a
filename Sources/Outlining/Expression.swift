/// A closure expression.
package struct Closure: Sendable {
  /// An entry of a capture list: `weak self`, `x`, `y = expression`.
  package struct Capture: Sendable {
    package enum Strength: Sendable, Equatable {
      case strong, weak, unowned
    }

    package let strength: Strength
    /// The name inside of the closure.
    package let name: Int
    /// The captured expression when it is written; nil when it is the name itself.
    package let value: Range<Int>?
  }

  /// The opening brace's token.
  package let brace: Int
  package let attributes: Range<Int>
  package let captures: [Capture]
  package let isAsync: Bool
  /// The call that takes the closure as an argument; -1 for none.
  package let call: Int
  /// The token of the argument's label; -1 for none.
  package let label: Int
  /// Stands behind the call's parentheses, or instead of them.
  package let isTrailing: Bool
  /// The next closure behind the same call; -1 for none.
  package internal(set) var nextTrailing = -1
  /// Called on the spot: `{ … }()`.
  package var isCalledAtOnce: Bool
  package let scope: Int
  /// What stands behind the signature.
  package let body: Range<Int>
}

extension Closure {
  /// Whether a token stands in the capture list, which the code around the closure evaluates where it makes that.
  package func takesAlong(_ token: Int) -> Bool {
    token < body.lowerBound
      && captures.contains { $0.name == token || $0.value?.contains(token) ?? false }
  }

  /// What does the same as a function, and takes nothing along, maybe given to a call; nil without a body.
  package init?(runningLike function: Function, startedBy call: Int = -1) {
    guard let body = function.body, function.scope >= 0 else { return nil }
    self.init(running: body, in: function.scope, isAsync: function.isAsync, startedBy: call)
  }

  /// What does the same as statements of a scope.
  package init(running body: Range<Int>, in scope: Int, isAsync: Bool = false, startedBy call: Int = -1) {
    self.init(
      brace: body.lowerBound - 1,
      attributes: 0..<0,
      captures: [],
      isAsync: isAsync,
      call: call,
      label: -1,
      isTrailing: false,
      isCalledAtOnce: false,
      scope: scope,
      body: body
    )
  }
}

/// A call of a function, initializer or macro.
package struct Call: Sendable {
  /// An argument between the parentheses.
  package struct Argument: Sendable {
    /// The label's token; -1 for none.
    package let label: Int
    package let value: Range<Int>
  }

  /// The whole callee, from the first token of its chain.
  package let callee: Range<Int>
  /// The opening parenthesis; -1 when there are trailing closures only.
  package let paren: Int
  /// In `Outline.arguments`. There are very many calls: one that held an array would cost a count at each look.
  package internal(set) var arguments = 0..<0
  /// The first and the last closure behind the parentheses, as indices in `closures`; -1 for none.
  package internal(set) var firstTrailing = -1
  var lastTrailing = -1
  /// An `await` covers the call.
  package let isAwaited: Bool
  /// The `try` that covers the call; -1 for none.
  package let tryKeyword: Int
  /// The scope that the call stands in.
  package let scope: Int
  /// One behind the last token, trailing closures included.
  package var end: Int
}

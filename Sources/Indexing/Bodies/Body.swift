import Outlining

/// What the statements of a function or closure do, in the order in which they do it.
///
/// The steps form a tree: `enter` and `leave` stand around what one branch, loop or closure does. Closures and local
/// functions stand where they are written; they run when somebody calls them.
package struct Body: Sendable {
  package enum Step: Sendable {
    /// An index in `stretches`.
    case enter(Int)
    case leave(Int)
    case event(Event)
  }

  package let steps: [Step]
  /// The first one is the body itself.
  package let stretches: [Stretch]

  package var events: [Event] {
    steps.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
}

/// A part of a body that may run, run again, or run at another time.
package struct Stretch: Sendable {
  package enum Kind: String, Sendable {
    case body
    /// The body of an `if`; its `else if` and `else` go on with the chain.
    case then, `else`
    /// What a `guard` does when it fails.
    case guardElse = "guard else"
    case loop
    /// A `switch`, around its cases.
    case `switch`, `case`
    case `do`, `catch`, `defer`
    case closure
    case localFunction = "local function"
    /// What `#if` or `#elseif` holds; `#else` is an `else`.
    case directive = "#if"
  }

  package let kind: Kind
  /// Index in the body's `stretches`; -1 for the first.
  package let parent: Int
  /// The token that begins it: a keyword, a brace, a directive.
  package let token: Int
  /// Index in the outline's `blocks` or `closures`, as the kind says; -1 where there is none.
  package let owner: Int
  /// Another branch of the same statement follows.
  package var isContinued = false
  /// The last branch of an `if` that names each case of a result: no other way leads on.
  package var isExhaustive = false
  /// `while true`: only a `break` leads behind it.
  package var isEndless = false
  /// Of a `while`, the steps of its condition, which each turn takes again.
  package var condition = 0..<0
}

/// Something that a body does.
package struct Event: Sendable {
  package enum Kind: String, Sendable {
    /// The place where it may be suspended: behind what the `await` covers.
    case await
    case call
    case read, write
    /// A read in a condition.
    case check
    /// `resume` of a continuation.
    case resume
    case `return`, `throw`, `break`, `continue`, `fallthrough`
    /// A `try` whose error leaves the statement.
    case `try`
    /// A call that never returns.
    case trap
  }

  package let kind: Kind
  /// The keyword; or the name that is read, written or called, without the `self.` before it.
  package let token: Int
  /// Index in the body's `stretches`.
  package let stretch: Int
  /// Index in the outline's `calls`, for calls and resumes; else -1.
  package var call = -1
  /// A `break` or `continue` that names its statement.
  package var isLabelled = false
  /// Index in the body's `stretches` of the statement that it names; -1 where that is not found.
  package var target = -1
  /// What the name means; nil for keywords.
  package var meaning: Meaning?
}

/// What a name stands for, the nearest declaration first.
package enum Meaning: String, Sendable {
  case local, parameter, capture, member, global
  /// `self` itself.
  case instance = "self"
}

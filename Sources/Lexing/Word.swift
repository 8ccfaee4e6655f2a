/// The words that Swift's grammar knows, reserved ones first; the raw value is the spelling.
@frozen public enum Word: String, CaseIterable, Sendable {
  case none = ""

  // Reserved: never an identifier without backticks, except after a period or as a label.
  case anyType = "Any"
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`
  case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`
  case `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `repeat`, `rethrows`, `return`, `self`
  case selfType = "Self"
  case `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`
  case `where`, `while`

  // Contextual: a keyword only where the grammar asks for it.
  case `actor`, `any`, `async`, `await`, `borrowing`, `consume`, `consuming`, `convenience`, `copy`, `didSet`
  /// The spelling of `consuming` before SE-0377.
  case underscoredConsuming = "__consuming"
  case `discard`, `distributed`, `dynamic`, `each`, `final`, `get`, `indirect`, `infix`, `isolated`, `lazy`, `macro`
  case `modify`
  case underscoredModify = "_modify"
  case `mutating`, `nonisolated`, `nonmutating`, `nonsending`, `open`, `optional`, `override`, `package`, `postfix`
  case `prefix`, `read`
  case underscoredRead = "_read"
  case `required`, `sending`, `set`, `some`, `then`, `unowned`, `unsafe`, `weak`, `willSet`, `yield`

  /// Whether Swift's lexer itself takes the word for a keyword.
  package var isReserved: Bool {
    switch self {
    case .none: false
    case .anyType, .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do,
      .else, .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if, .import, .in, .`init`,
      .inout, .internal, .is, .let, .nil, .operator, .precedencegroup, .private, .protocol, .public, .repeat,
      .rethrows, .return, .self, .selfType, .static, .struct, .subscript, .super, .switch, .throw, .throws, .true,
      .try, .typealias, .var, .where, .while:
      true
    default: false
    }
  }
}

/// Where the outliner is: a pair of brackets and how far the statement or expression in it has come.
struct Frame {
  enum Kind: Equatable {
    /// Members of a type, or the file.
    case declarations
    /// Statements of a function, closure or block.
    case statements
    case switchBody
    case accessors
    /// Parentheses, brackets or an interpolation.
    case expression
    /// Parameters of a function or associated values of a case.
    case parameters
    /// A closure's capture list.
    case captures
  }

  /// What of the outliner's stacks belongs to the brackets around.
  struct Heights {
    var headers = 0
    var ternaries = 0
    var directives = 0
    var arguments = 0
  }

  /// A control-flow statement whose body has not come yet.
  struct Header {
    let kind: Block.Kind
    let keyword: Int
    /// First token of the `for` loop's sequence.
    var sequence = -1
    /// Its end, when a `where` follows.
    var sequenceEnd = -1
    var isAwaited = false
    /// First index in `bindings` that belongs to the header.
    let firstBinding: Int
    /// Inside `guard … else`, the token `else`.
    var elseKeyword = -1
    /// The declaration whose value the statement is: `let x = if …`.
    let outerValue: OpenValue
  }

  /// What `try` and `await` stand before the code that is being read.
  struct Cover {
    var isAwaited = false
    /// The innermost `try`; -1 for none.
    var tryKeyword = -1
  }

  /// A declaration or condition whose initial value is being read.
  struct OpenValue {
    var binding = -1
    var variable = -1
    var start = -1
    var introducer = -1
  }

  let kind: Kind
  /// The token that ends the frame.
  let end: Int
  /// The end of the innermost frame that holds statements: of this one, or of one around an expression.
  var statementsEnd: Int
  let scope: Int

  // The statement or expression that is being read.
  /// The last token completes an operand, so that `(`, `[` or `{` continue it.
  var hasOperand = false
  /// First token of the postfix chain; -1 for none.
  var chain = -1
  var cover = Cover()
  /// What covers the brackets as a whole.
  var outerCover = Cover()
  var header: Header?
  /// The heights of the outliner's stacks when the bracket opened.
  var heights = Heights()
  /// The tokens from here on are a `case` pattern; -1 outside of one.
  var pattern = -1
  /// First binding whose initial value is being read; -1 for none.
  var openBinding = -1
  /// First variable whose initial value is being read; -1 for none.
  var openVariable = -1
  /// Where that value begins.
  var valueStart = -1
  /// First token of the declaration's attributes and modifiers; -1 for none.
  var prefix = -1
  /// Keyword token of the `let` or `var` that is being read; -1 for none.
  var introducer = -1
  /// Its attributes and modifiers, which every name behind it has.
  var introducerPrefix = 0..<0

  /// The call that has just been read, which may take closures; -1 for none.
  var closedCall = -1
  /// A `repeat` body has just ended: `while` is its condition.
  var isAfterRepeat = false
  /// First binding of the switch case that is being read.
  var caseBinding = -1
  /// Behind the last one of its pattern; -1 while that is being read.
  var caseBindingEnd = -1

  /// What is read is the pattern of a `for case` loop, whose names are known.
  var readsElements = false

  // Of parentheses that hold arguments:
  /// Index in `calls`; -1 for none.
  var call = -1
  /// First token of the argument, behind its label.
  var argument = -1
  var label = -1

  /// The closure whose body or capture list the frame is; -1 for none.
  var closure = -1
  /// An accessor, parameter or captured name comes next, and no code.
  var awaitsForm = false

  // Of what stands in front of a body, and holds code:
  /// The function whose parameters these are; -1 for none.
  var function = -1
  /// Where reading goes on behind the parameters.
  var resume = -1
  /// The parentheses hold an attribute's arguments.
  var isAttribute = false
  /// The keyword of the declaration whose attributes are being read; -1 for none.
  var declarationKeyword = -1

  /// Inlined, so that it is made where it lies.
  @inline(__always)
  init(_ kind: Kind, end: Int, scope: Int) {
    self.kind = kind
    self.end = end
    statementsEnd = end
    self.scope = scope
  }

  /// Forgets the statement that has been read, but for the values that wait for their end.
  mutating func endStatement() {
    hasOperand = false
    chain = -1
    cover = outerCover
    header = nil
    pattern = -1
    prefix = -1
    introducer = -1
    closedCall = -1
    isAfterRepeat = false
  }

  /// What `if` and `switch` expressions lay aside while their own conditions are read.
  var openValue: OpenValue {
    get { OpenValue(binding: openBinding, variable: openVariable, start: valueStart, introducer: introducer) }
    set {
      openBinding = newValue.binding
      openVariable = newValue.variable
      valueStart = newValue.start
      introducer = newValue.introducer
    }
  }

  /// Whether a `case` is a declaration here, as it is in enumerations; in other types it is a mistake.
  var isTypeBody: Bool { kind == .declarations && scope != 0 }

  /// Whether statements or declarations stand here, rather than one expression.
  var holdsStatements: Bool {
    switch kind {
    case .declarations, .statements, .switchBody, .accessors: true
    case .expression, .parameters, .captures: false
    }
  }
}

import SwiftSyntax

/// Walks a tree and writes down what a listing of its outline has, in the order of the walk.
class OutlineCollector: SyntaxVisitor {
  private(set) var found: [(offset: Int, depth: Int, text: String)] = []
  let text: TreeText

  /// How many braces stand around the node.
  var depth = 0
  /// What `try` and `await` cover the node.
  var cover = Cover()
  /// Covers to be restored when a node is left.
  private var covers: [Cover] = []
  /// The node is the pattern of a loop.
  var isElement = false

  struct Cover {
    var isAwaited = false
    var tryText = ""
  }

  init(_ text: TreeText) {
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  func add(_ node: some SyntaxProtocol, _ entry: String) {
    add(at: node.startOffset, entry)
  }

  func add(at offset: Int, _ entry: String) {
    found.append((offset, depth, entry))
  }

  func full(_ node: (some SyntaxProtocol)?) -> String {
    node.map { text.full($0.startOffset, $0.endOffset) } ?? ""
  }

  func brief(_ node: (some SyntaxProtocol)?) -> String {
    node.map { text.brief($0.startOffset, $0.endOffset) } ?? ""
  }

  /// Walks what stands in braces, where no `try` or `await` from outside reaches.
  func walkBody(_ node: (some SyntaxProtocol)?) {
    guard let node else { return }
    let outer = (cover, isElement)
    cover = Cover()
    isElement = false
    depth += 1
    walk(node)
    depth -= 1
    (cover, isElement) = outer
  }

  /// Walks the conditions of a statement, which a `try` or `await` before it does not reach.
  func walkHeader(_ node: (some SyntaxProtocol)?) {
    guard let node else { return }
    let outer = cover
    cover = Cover()
    walk(node)
    cover = outer
  }

  /// Walks the pattern of a loop.
  func walkElements(_ pattern: some SyntaxProtocol) {
    isElement = true
    walk(pattern)
    isElement = false
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    covers.append(cover)
    cover.tryText = " try" + (node.questionOrExclamationMark?.text ?? "")
    return .visitChildren
  }

  override func visitPost(_ node: TryExprSyntax) { endCover(of: Syntax(node)) }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    covers.append(cover)
    cover.isAwaited = true
    return .visitChildren
  }

  override func visitPost(_ node: AwaitExprSyntax) { endCover(of: Syntax(node)) }

  /// The parser has not folded operators: what stands right of a `try a` in `try a + b` is covered, too.
  private func endCover(of node: Syntax) {
    let outer = covers.removeLast()
    var parent = node.parent
    while let around = parent,
      around.is(TryExprSyntax.self) || around.is(AwaitExprSyntax.self)
        || around.is(UnsafeExprSyntax.self)
    {
      parent = around.parent
    }
    let isOperand = parent.map { $0.is(ExprListSyntax.self) && $0.parent?.is(SequenceExprSyntax.self) == true } ?? false
    if !isOperand { cover = outer }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    covers.append(cover)
    return .visitChildren
  }

  override func visitPost(_ node: SequenceExprSyntax) { cover = covers.removeLast() }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { inBraces(node.members) }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { inBraces(node.statements) }

  private func inBraces(_ content: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    walkBody(content)
    return .skipChildren
  }

  /// Conditions of `#if` are no code.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(Syntax(elements)) }
    return .skipChildren
  }
}

extension SyntaxProtocol {
  var startOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

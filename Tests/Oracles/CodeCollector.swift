import SwiftSyntax

/// Closures, calls, statements with bodies and the names that they declare.
final class CodeCollector: DeclarationCollector {
  private(set) var groupings: [Grouping: Int] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(FunctionCallExprSyntax.self).flatMap(callWithoutItsClosure)?.id == node.id { return .visitChildren }
    let call = callWithoutItsClosure(node) ?? node
    if call.id != node.id { groupings[.closureInCondition, default: 0] += 1 }
    let arguments = call.leftParen.map { _ in Array(call.arguments) }
    addCall(calleeRange(of: call), arguments, node.trailingClosure, node.additionalTrailingClosures)
    return .visitChildren
  }

  /// In `if let x = f(1) { … } {` the tree has a call of `f(1)` that takes the closure, around the call `f(1)`.
  private func callWithoutItsClosure(_ node: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    guard node.leftParen == nil, let inner = node.calledExpression.as(FunctionCallExprSyntax.self),
      inner.leftParen != nil, inner.trailingClosure == nil
    else { return nil }
    return inner
  }

  /// A subscript that takes a trailing closure.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trailingClosure != nil else { return .visitChildren }
    groupings[.subscriptTakingClosure, default: 0] += 1
    let range = chainStart(of: ExprSyntax(node))..<node.rightSquare.endOffset
    addCall(range, nil, node.trailingClosure, node.additionalTrailingClosures)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.leftParen != nil || node.trailingClosure != nil else { return .visitChildren }
    let arguments = node.leftParen.map { _ in Array(node.arguments) }
    addCall(calleeRange(of: node), arguments, node.trailingClosure, node.additionalTrailingClosures)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.leftParen != nil || node.trailingClosure != nil else { return .visitChildren }
    let arguments = node.leftParen.map { _ in Array(node.arguments) }
    addCall(calleeRange(of: node), arguments, node.trailingClosure, node.additionalTrailingClosures)
    return .visitChildren
  }

  private func addCall(
    _ callee: Range<Int>,
    _ arguments: [LabeledExprSyntax]?,
    _ closure: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) {
    let labels = arguments?.map { "\($0.label.map { full($0) } ?? "_"):" }.joined()
    let trailing = (closure == nil ? "" : "{}") + others.map { " \(full($0.label)):{}" }.joined()
    let effects = cover.tryText + (cover.isAwaited ? " await" : "")
    let path = text.callee(callee.lowerBound, callee.upperBound)
    add(at: callee.lowerBound, "call \(path)\(labels.map { "(\($0))" } ?? "")\(trailing)\(effects)")
  }

  private func calleeRange(of node: FunctionCallExprSyntax) -> Range<Int> {
    chainStart(of: ExprSyntax(node))..<node.calledExpression.endOffset
  }

  private func calleeRange(of node: some FreestandingMacroExpansionSyntax) -> Range<Int> {
    node.pound.startOffset..<(node.genericArgumentClause?.endOffset ?? node.macroName.endOffset)
  }

  /// Where the chain of members, calls and subscripts begins that an expression ends; a member that stands in an `#if`
  /// in the middle of a chain (SE-0308) goes on with what stands before that.
  private func chainStart(of node: ExprSyntax) -> Int {
    var link = Syntax(node)
    while true {
      if let call = link.as(FunctionCallExprSyntax.self) {
        link = Syntax(call.calledExpression)
      } else if let call = link.as(SubscriptCallExprSyntax.self) {
        link = Syntax(call.calledExpression)
      } else if let chain = link.as(OptionalChainingExprSyntax.self) {
        link = Syntax(chain.expression)
      } else if let unwrap = link.as(ForceUnwrapExprSyntax.self) {
        link = Syntax(unwrap.expression)
      } else if let postfix = link.as(PostfixOperatorExprSyntax.self) {
        link = Syntax(postfix.expression)
      } else if let specialization = link.as(GenericSpecializationExprSyntax.self) {
        link = Syntax(specialization.expression)
      } else if let conditional = link.as(PostfixIfConfigExprSyntax.self),
        let base = conditional.base ?? outerBase(of: conditional)
      {
        link = Syntax(base)
      } else if let member = link.as(MemberAccessExprSyntax.self), let base = member.base ?? outerBase(of: member) {
        link = Syntax(base)
      } else {
        return link.startOffset
      }
    }
  }

  /// What stands before the `#if` in whose branch a chain begins.
  private func outerBase(of first: some ExprSyntaxProtocol) -> ExprSyntax? {
    var node = Syntax(first)
    while let parent = node.parent {
      node = parent
      guard let clause = parent.as(IfConfigClauseSyntax.self) else {
        if parent.is(ExprSyntax.self), parent.startOffset <= first.startOffset { continue }
        return nil
      }
      guard let conditional = clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self) else { return nil }
      if let base = conditional.base {
        groupings[.chainThroughDirective, default: 0] += 1
        return base
      }
      node = Syntax(conditional)
    }
    return nil
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var words = ["closure"]
    if let call = call(taking: node) {
      words.append("of \(text.callee(call.callee.lowerBound, call.callee.upperBound))")
      if let label = call.label { words.append("\(full(label)):") }
    }
    if let signature = node.signature { words += self.words(of: signature) }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      call.leftParen != nil
    {
      words.append("called")
    }
    add(node, words.joined(separator: " "))
    // Captured values stand in the braces, but what covers the closure covers them.
    depth += 1
    for capture in node.signature?.capture?.items ?? [] {
      capture.initializer.map { walk($0) }
    }
    depth -= 1
    walkBody(node.statements)
    return .skipChildren
  }

  /// The call whose argument or trailing closure a closure is.
  private func call(taking node: ClosureExprSyntax) -> (callee: Range<Int>, label: TokenSyntax?)? {
    guard var parent = node.parent else { return nil }
    var label: TokenSyntax?
    if let argument = parent.as(LabeledExprSyntax.self) {
      label = argument.label
      guard let around = argument.parent?.parent, !around.is(SubscriptCallExprSyntax.self) else { return nil }
      parent = around
    } else if let argument = parent.as(MultipleTrailingClosureElementSyntax.self) {
      label = argument.label
      guard let around = argument.parent?.parent else { return nil }
      parent = around
    }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.id == node.id { return nil }
      return (calleeRange(of: callWithoutItsClosure(call) ?? call), label)
    }
    if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id != node.id {
      return (chainStart(of: ExprSyntax(call))..<call.rightSquare.endOffset, label)
    }
    if let macro = parent.as(MacroExpansionExprSyntax.self) { return (calleeRange(of: macro), label) }
    if let macro = parent.as(MacroExpansionDeclSyntax.self) { return (calleeRange(of: macro), label) }
    return nil
  }

  private func words(of signature: ClosureSignatureSyntax) -> [String] {
    var words = [full(signature.attributes)]
    let captures = (signature.capture?.items ?? []).map { capture in
      let strength = capture.specifier?.specifier.text ?? "strong"
      let value = capture.initializer.map { " = \(brief($0.value))" } ?? ""
      return "\(strength) \(full(capture.name))\(value)"
    }
    if !captures.isEmpty { words.append("[\(captures.joined(separator: ", "))]") }
    let parameters = parameters(signature.parameterClause)
    if !parameters.isEmpty { words.append("(\(parameters.joined(separator: ", ")))") }
    if signature.effectSpecifiers?.asyncSpecifier != nil { words.append("async") }
    return words
  }

  private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> [String] {
    if case .simpleInput(let names) = clause { return names.map { full($0.name) } }
    guard case .parameterClause(let clause) = clause else { return [] }
    return clause.parameters.map { parameter in
      let prefix = text.full(parameter.startOffset, parameter.firstName.startOffset)
      let name = named("\(prefix) \(full(parameter.firstName)) \(full(parameter.secondName))")
      guard let type = parameter.type else { return name }
      return "\(name): \(text.full(type.startOffset, parameter.ellipsis?.endOffset ?? type.endOffset))"
    }
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.ifKeyword, "if \(brief(node.conditions))")
    walkHeader(node.conditions)
    walk(node.body)
    if let keyword = node.elseKeyword, node.elseBody?.is(CodeBlockSyntax.self) == true { add(keyword, "else") }
    node.elseBody.map { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.guardKeyword, "guard \(text.brief(node.conditions.startOffset, node.elseKeyword.endOffset))")
    walkHeader(node.conditions)
    walk(node.body)
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.whileKeyword, "while \(brief(node.conditions))")
    walkHeader(node.conditions)
    walk(node.body)
    return .skipChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.repeatKeyword, "repeat")
    walk(node.body)
    walkHeader(node.condition)
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.forKeyword, "for \(node.awaitKeyword == nil ? "" : "await ")in \(brief(node.sequence))")
    walkElements(node.pattern)
    walkHeader(node.sequence)
    walkHeader(node.whereClause)
    walk(node.body)
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.switchKeyword, "switch \(brief(node.subject))")
    walkHeader(node.subject)
    walkBody(node.cases)
    return .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.doKeyword, "do \(brief(node.throwsClause))")
    walk(node.body)
    for clause in node.catchClauses {
      add(clause.catchKeyword, "catch \(brief(clause.catchItems))")
      walkHeader(clause.catchItems)
      walk(clause.body)
    }
    return .skipChildren
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    add(node.deferKeyword, "defer")
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let isAlone = node.pattern.is(IdentifierPatternSyntax.self)
    let type = isAlone ? node.typeAnnotation.map { ": \(full($0.type))" } ?? "" : ""
    let value = node.initializer.map { " = \(brief($0.value))" } ?? ""
    for name in names(in: node.pattern) {
      add(name, "condition \(full(name))\(type)\(value)")
    }
    node.initializer.map { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node, "\(isElement ? "element" : "pattern") \(full(node))\(castType(of: node))")
    return .skipChildren
  }

  /// `: T` of `x as T`, which stands in a sequence of expressions.
  private func castType(of pattern: IdentifierPatternSyntax) -> String {
    guard let item = pattern.parent, let list = item.parent?.as(ExprListSyntax.self) else { return "" }
    let next = Array(list.drop { $0.id != item.id }.dropFirst().prefix(2))
    guard next.count == 2, next[0].is(UnresolvedAsExprSyntax.self), let type = next[1].as(TypeExprSyntax.self) else {
      return ""
    }
    return ": \(full(type.type))"
  }
}

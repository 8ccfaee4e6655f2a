import SwiftSyntax

/// Types, functions, properties and imports.
class DeclarationCollector: OutlineCollector {
  /// Attributes and modifiers: all that stands before the keyword.
  private func prefix(_ node: some SyntaxProtocol, before keyword: TokenSyntax) -> String {
    text.full(node.startOffset, keyword.startOffset) + " "
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = node.importKindSpecifier?.text ?? ""
    add(node.importKeyword, "\(prefix(node, before: node.importKeyword))import \(kind) \(full(node.path))")
    walk(node.attributes)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.classKeyword, full(node.name), generics: full(node.genericParameterClause))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.structKeyword, full(node.name), generics: full(node.genericParameterClause))
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.enumKeyword, full(node.name), generics: full(node.genericParameterClause))
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.actorKeyword, full(node.name), generics: full(node.genericParameterClause))
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.protocolKeyword, full(node.name), generics: full(node.primaryAssociatedTypeClause))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node, node.extensionKeyword, full(node.extendedType), generics: "")
  }

  private func type(_ node: some DeclGroupSyntax, _ keyword: TokenSyntax, _ name: String, generics: String)
    -> SyntaxVisitorContinueKind
  {
    let clauses = node.inheritanceClause?.inheritedTypes.map { full($0.type) }.joined(separator: ", ")
    let text = "\(keyword.text) \(name)\(generics)" + (clauses.map { ": \($0)" } ?? "")
    add(keyword, prefix(node, before: keyword) + text + requirements(node.genericWhereClause))
    walk(node.attributes)
    walk(node.memberBlock)
    return .skipChildren
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> String {
    clause.map { " where \(full($0.requirements))" } ?? ""
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let head = "func \(full(node.name))\(full(node.genericParameterClause))" + signature(node.signature)
    let body = node.body == nil ? "" : " {}"
    add(node.funcKeyword, prefix(node, before: node.funcKeyword) + head + requirements(node.genericWhereClause) + body)
    walkHead(node.attributes, node.signature.parameterClause)
    node.body.map { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let mark = node.optionalMark?.text ?? ""
    let head = "init\(mark)\(full(node.genericParameterClause))" + signature(node.signature)
    let body = node.body == nil ? "" : " {}"
    add(node.initKeyword, prefix(node, before: node.initKeyword) + head + requirements(node.genericWhereClause) + body)
    walkHead(node.attributes, node.signature.parameterClause)
    node.body.map { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let effects = node.effectSpecifiers?.asyncSpecifier == nil ? "" : " async"
    let body = node.body == nil ? "" : " {}"
    add(node.deinitKeyword, prefix(node, before: node.deinitKeyword) + "deinit" + effects + body)
    walk(node.attributes)
    node.body.map { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let head = "subscript\(full(node.genericParameterClause))\(parameters(node.parameterClause))"
    let result = " -> \(full(node.returnClause.type))" + requirements(node.genericWhereClause)
    let body = node.accessorBlock == nil ? "" : " {}"
    add(node.subscriptKeyword, prefix(node, before: node.subscriptKeyword) + head + result + body)
    walkHead(node.attributes, node.parameterClause)
    node.accessorBlock.map { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    let head = "macro \(full(node.name))\(full(node.genericParameterClause))" + signature(node.signature)
    add(node.macroKeyword, prefix(node, before: node.macroKeyword) + head + requirements(node.genericWhereClause))
    walkHead(node.attributes, node.signature.parameterClause)
    node.definition.map { walk($0) }
    return .skipChildren
  }

  private func signature(_ node: FunctionSignatureSyntax) -> String {
    let effects = effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause)
    let result = node.returnClause.map { " -> \(full($0.type))" } ?? ""
    return parameters(node.parameterClause) + effects + result
  }

  private func effects(_ asyncWord: TokenSyntax?, _ clause: ThrowsClauseSyntax?) -> String {
    let thrown = clause?.type.map { "(\(full($0)))" } ?? ""
    return (asyncWord == nil ? "" : " async") + (clause == nil ? "" : " throws\(thrown)")
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
    let parameters = clause.parameters.map { parameter in
      let prefix = prefix(parameter, before: parameter.firstName)
      let name = full(parameter.firstName) + " " + full(parameter.secondName)
      let type = text.full(parameter.type.startOffset, (parameter.ellipsis?.endOffset ?? parameter.type.endOffset))
      let value = parameter.defaultValue.map { " = \(brief($0.value))" } ?? ""
      return named(prefix + name) + ": \(type)\(value)"
    }
    return "(\(parameters.joined(separator: ", ")))"
  }

  /// Without space at its end.
  func named(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private func walkHead(_ attributes: AttributeListSyntax, _ clause: FunctionParameterClauseSyntax) {
    walk(attributes)
    for parameter in clause.parameters {
      walk(parameter.attributes)
      parameter.defaultValue.map { walk($0) }
    }
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter(let statements) = node.accessors {
      add(node.leftBrace, "get {}")
      walkBody(statements)
    } else {
      walkBody(node.accessors)
    }
    return .skipChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let keyword = node.accessorSpecifier
    let effects = effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause)
    let name = keyword.text + (node.parameters.map { "(\(full($0.name)))" } ?? "")
    add(keyword, prefix(node, before: keyword) + name + effects + (node.body == nil ? "" : " {}"))
    walk(node.attributes)
    node.body.map { walk($0) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let prefix = prefix(node, before: node.bindingSpecifier)
    walk(node.attributes)
    for binding in node.bindings {
      let value = binding.initializer.map { " = \(brief($0.value))" } ?? ""
      let isAlone = binding.pattern.is(IdentifierPatternSyntax.self)
      let type = isAlone ? binding.typeAnnotation.map { ": \(full($0.type))" } ?? "" : ""
      let computed = isComputed(binding) ? " computed" : ""
      for name in names(in: binding.pattern) {
        add(name, "\(prefix)\(node.bindingSpecifier.text) \(full(name))\(type)\(value)\(computed)")
      }
      binding.initializer.map { walk($0) }
      binding.accessorBlock.map { walk($0) }
    }
    return .skipChildren
  }

  /// The names that a pattern declares.
  func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(pattern)
    return collector.names
  }

  /// Has accessors other than observers.
  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { $0.accessorSpecifier.text != "willSet" && $0.accessorSpecifier.text != "didSet" }
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.attributes)
    for element in node.elements {
      let text = "case \(full(element.name))\(full(element.parameterClause))"
      add(element.name, prefix(node, before: node.caseKeyword) + text)
      for parameter in element.parameterClause?.parameters ?? [] {
        parameter.defaultValue.map { walk($0) }
      }
    }
    return .skipChildren
  }
}

private final class NameCollector: SyntaxVisitor {
  var names: [TokenSyntax] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier)
    return .skipChildren
  }
}

import Foundation
import SwiftParser
import SwiftSyntax

/// Prints where the files that are named can be changed: path, line, first offset, last offset, kind and function, with
/// tabs between them.
@main struct Sites {
  static func main() throws {
    for path in CommandLine.arguments.dropFirst() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let tree = Parser.parse(source: text)
      let collector = SiteCollector(converter: SourceLocationConverter(fileName: path, tree: tree))
      collector.walk(tree)
      for site in collector.sites { print(path, site, separator: "\t") }
    }
  }
}

final class SiteCollector: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private var functions: [String] = []
  private(set) var sites: [String] = []

  init(converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ kind: String, _ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    let line = converter.location(for: start).line
    sites.append("\(line)\t\(start.utf8Offset)\t\(end.utf8Offset)\t\(kind)\t\(functions.last ?? "")")
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // What is inlined elsewhere may only use what is public.
    if node.attributes.description.contains("inlinable") { return .skipChildren }
    functions.append(node.name.text)
    if let body = node.body, body.statements.count > 1 {
      let type = node.signature.returnClause?.type.trimmedDescription
      let value =
        switch type {
        case nil: ""
        case "Bool": " false"
        case let type? where type.hasSuffix("?"): " nil"
        case let type? where type.hasPrefix("[") && !type.contains(":"): " []"
        default: "-"
        }
      if value != "-", node.signature.effectSpecifiers?.asyncSpecifier == nil { add("return\(value)", body.leftBrace) }
    }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    if !node.attributes.description.contains("inlinable") { functions.removeLast() }
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    node.attributes.description.contains("inlinable") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    node.attributes.description.contains("inlinable") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    for condition in node.conditions {
      if case .expression(let expression) = condition.condition { add("hold", expression) }
    }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    for condition in node.conditions {
      if case .expression(let expression) = condition.condition { add("negate", expression) }
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add("negate", node.condition)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["&&", "||", "==", "!=", "<", "<=", ">", ">="].contains(node.operator.text) { add(node.operator.text, node) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (left, right) in zip(elements, elements.dropFirst()) {
      guard let sign = left.as(BinaryOperatorExprSyntax.self)?.operator.text, ["+", "-"].contains(sign) else { continue }
      if let literal = right.as(IntegerLiteralExprSyntax.self) { add("more", literal) }
    }
    return .visitChildren
  }
}

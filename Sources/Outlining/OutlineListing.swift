package import Lexing

/// The outline of a file as an indented tree with `line:column`, what the outliner's tests and oracle compare.
package struct OutlineListing {
  package private(set) var text: [UInt8] = []

  private let outline: Outline
  private let lines: LineTable
  private var entries: [(token: Int, scope: Int, text: String)] = []

  package init(of source: SourceBuffer) {
    let tokens = Tokens()
    var lexer = Lexer(words: WordTable(ruleWords: []))
    lexer.lex(source, into: tokens)
    outline = Outline(source: source, tokens: tokens)
    Outliner.fill(outline, depth: .bodies)
    lines = LineTable(of: source)
    collectDeclarations()
    collectCode()
    entries.sort { ($0.token, $0.scope) < ($1.token, $1.scope) }
    write()
  }

  private mutating func add(_ token: Int, in scope: Int, _ text: String) {
    entries.append((token, scope, text))
  }

  private mutating func collectDeclarations() {
    for type in outline.types {
      let clauses = type.inheritance.map { outline.text($0) }.joined(separator: ", ")
      let text = "\(type.kind.rawValue) \(outline.text(type.name))" + (clauses.isEmpty ? "" : ": \(clauses)")
      add(type.keyword, in: type.parent, prefix(type.prefix) + text)
    }
    for function in outline.functions {
      let name = function.kind == .function || function.kind == .macro ? " \(outline.text(function.name))" : ""
      let parameters = function.parameters.map { "(\(outline.text($0)))" } ?? ""
      let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      let result = function.result.map { " -> \(outline.text($0))" } ?? ""
      let text = "\(function.kind.rawValue)\(name)\(parameters)\(effects)\(result)"
      add(function.keyword, in: function.parent, prefix(function.prefix) + text)
    }
    for variable in outline.variables {
      let type = variable.type.map { ": \(outline.text($0))" } ?? ""
      let value = (variable.isComputed ? " computed" : "") + (variable.value == nil ? "" : " =")
      let text = "\(variable.introducer.rawValue) \(outline.text(variable.name))\(type)\(value)"
      add(variable.name, in: variable.parent, prefix(variable.prefix) + text)
    }
    for declaration in outline.imports {
      let text = "import \(outline.text(declaration.path))"
      add(declaration.keyword, in: outline.scope(at: declaration.keyword), prefix(declaration.prefix) + text)
    }
  }

  private func prefix(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : outline.text(range) + " "
  }

  private mutating func collectCode() {
    for closure in outline.closures {
      let label = closure.label < 0 ? "" : " \(outline.text(closure.label)):"
      let captures = closure.captures.map { "\($0.strength) \(outline.text($0.name))" }.joined(separator: ", ")
      let attributes = closure.attributes.isEmpty ? "" : " \(outline.text(closure.attributes))"
      let words = (closure.isAsync ? " async" : "") + (closure.isCalledAtOnce ? " called" : "")
      let text = "closure\(label)\(attributes)\(captures.isEmpty ? "" : " [\(captures)]")\(words)"
      add(closure.brace, in: outline.scopes[closure.scope].parent, text)
    }
    for call in outline.calls {
      let labels = call.arguments.map { $0.label < 0 ? "_:" : "\(outline.text($0.label)):" }.joined()
      let trailing = String(repeating: "{}", count: call.trailingClosures.count)
      let text = "call \(outline.text(call.callee))(\(labels))\(trailing)\(call.isAwaited ? " await" : "")"
      add(call.callee.lowerBound, in: call.scope, text)
    }
    for block in outline.blocks {
      let words = block.isAwaited ? " await" : ""
      let sequence = block.sequence.isEmpty ? "" : " in \(outline.text(block.sequence))"
      add(block.keyword, in: outline.scopes[block.scope].parent, "\(block.kind.rawValue)\(words)\(sequence)")
    }
  }

  private mutating func write() {
    for entry in entries {
      var depth = 0
      var scope = entry.scope
      while scope > 0 {
        depth += 1
        scope = outline.scopes[scope].parent
      }
      let position = lines.position(of: Int(outline.tokens[entry.token].start))
      let line = entry.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      let indentation = String(repeating: "  ", count: depth)
      text.append(contentsOf: "\(indentation)\(position.line):\(position.column) \(line)\n".utf8)
    }
  }
}

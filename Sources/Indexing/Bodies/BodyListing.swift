import Lexing
import Outlining

/// The bodies of a file as an indented tree of events with `line:column`: what a person checks them by.
package struct BodyListing {
  package private(set) var text: [UInt8] = []

  private let file: SourceFile
  private var depth = 0

  package init(of file: SourceFile) {
    self.file = file
    for function in file.outline.functions where isOutermost(function) {
      guard let body = file.body(of: function) else { continue }
      write(function.keyword, file.symbol(around: function.body?.lowerBound ?? function.keyword))
      depth += 1
      write(body)
      depth -= 1
    }
  }

  /// Not in another function; a subscript is told of by its accessors, if it names them.
  private func isOutermost(_ function: Function) -> Bool {
    let outline = file.outline
    if function.kind == .subscript, let body = function.body, body.lowerBound < body.upperBound,
      outline.scopes[outline.scope(at: body.lowerBound)].kind == .accessors
    {
      return false
    }
    let parent = function.variable >= 0 ? outline.variables[function.variable].parent : function.parent
    let kind = outline.scopes[parent].kind
    return kind == .type || kind == .file || kind == .accessors
  }

  private mutating func write(_ body: Body) {
    for step in body.steps {
      switch step {
      case .enter(let stretch):
        let stretch = body.stretches[stretch]
        write(stretch.token, stretch.kind.rawValue)
        depth += 1
      case .leave: depth -= 1
      case .event(let event): write(event)
      }
    }
  }

  private mutating func write(_ event: Event) {
    var words = event.kind.rawValue
    if event.meaning != nil || event.call >= 0 { words += " \(file.outline.text(event.token))" }
    if let meaning = event.meaning, meaning != .instance { words += ", \(meaning.rawValue)" }
    write(event.token, words)
  }

  private mutating func write(_ token: Int, _ words: String) {
    let position = file.lines.position(of: Int(file.tokens[token].start))
    let indentation = String(repeating: "  ", count: depth)
    text.append(contentsOf: "\(indentation)\(position.line):\(position.column) \(words)\n".utf8)
  }
}

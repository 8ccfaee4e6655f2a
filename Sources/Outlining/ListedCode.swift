import Lexing

/// Closures, calls, statements with bodies and the names that they declare in a listing.
extension OutlineListing {
  func entry(of closure: Closure) -> Entry {
    Entry(token: closure.brace, scope: outline.scopes[closure.scope].parent, text: text(of: closure))
  }

  func entry(of call: Call) -> Entry {
    Entry(token: call.callee.lowerBound, scope: call.scope, text: text(of: call))
  }

  func entry(of block: Block) -> Entry {
    Entry(token: block.keyword, scope: outline.scopes[block.scope].parent, text: text(of: block))
  }

  private func text(of closure: Closure) -> String {
    var words = ["closure"]
    if closure.call >= 0 { words.append("of \(outline.shownCallee(outline.calls[closure.call].callee))") }
    if closure.label >= 0 { words.append("\(label(closure.label)):") }
    words.append(outline.shown(closure.attributes))
    if !closure.captures.isEmpty { words.append("[\(closure.captures.map(text).joined(separator: ", "))]") }
    let parameters = outline.parameters(of: closure)
    if !parameters.isEmpty { words.append("(\(text(of: parameters)))") }
    if closure.isAsync { words.append("async") }
    if closure.isCalledAtOnce { words.append("called") }
    return words.joined(separator: " ")
  }

  private func text(of capture: Closure.Capture) -> String {
    let value = capture.value.map { " = \(outline.shownBriefly($0))" } ?? ""
    return "\(capture.strength) \(outline.shown(capture.name..<capture.name + 1))\(value)"
  }

  private func label(_ token: Int) -> String {
    outline.shown(token..<token + 1)
  }

  private func text(of call: Call) -> String {
    let labels = outline.arguments(of: call).map { $0.label < 0 ? "_:" : "\(label($0.label)):" }.joined()
    let arguments = call.paren < 0 ? "" : "(\(labels))"
    let trailing = outline.trailingClosures(of: call).map { closure in
      let token = outline.closures[closure].label
      return token < 0 ? "{}" : " \(label(token)):{}"
    }
    let effects = (call.tryKeyword < 0 ? "" : " \(text(ofTry: call.tryKeyword))") + (call.isAwaited ? " await" : "")
    return "call \(outline.shownCallee(call.callee))\(arguments)\(trailing.joined())\(effects)"
  }

  private func text(ofTry keyword: Int) -> String {
    switch outline.tokens[keyword + 1].kind {
    case .question: "try?"
    case .exclamation: "try!"
    default: "try"
    }
  }

  private func text(of block: Block) -> String {
    if block.kind == .for {
      return "for \(block.isAwaited ? "await " : "")in \(outline.shownBriefly(block.sequence))"
    }
    return "\(block.kind.rawValue) \(outline.shownBriefly(block.header))"
  }

  /// Of the names that conditions, patterns and loops declare.
  func entry(of binding: Binding) -> Entry? {
    guard let kind = word(for: binding.kind) else { return nil }
    let type = binding.type.map { ": \(outline.shown($0))" } ?? ""
    let value = binding.kind == .condition ? binding.value.map { " = \(outline.shownBriefly($0))" } : nil
    let name = outline.shown(binding.name..<binding.name + 1)
    let scope = outline.scope(at: binding.name)
    return Entry(token: binding.name, scope: scope, text: "\(kind) \(name)\(type)\(value ?? "")")
  }

  private func word(for kind: Binding.Kind) -> String? {
    switch kind {
    case .condition: "condition"
    case .pattern: "pattern"
    case .element: "element"
    case .variable, .parameter, .capture, .localFunction: nil
    }
  }
}

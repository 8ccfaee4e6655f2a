import Lexing
import Outlining

/// Reads a manifest's targets and settings off its outline: literals, constants, functions that wrap a target, and
/// loops over all targets. It runs nothing; what it does not understand leaves a gap.
struct ManifestReader {
  /// Arguments of a call by the parameter's name, as tokens outside of the function.
  typealias Arguments = [Name: Range<Int>]

  let outline: Outline
  /// Indices in `outline.calls` by the first token of the callee.
  private let callsByStart: [Int: [Int]]
  /// The same by the callee's last token.
  let callsByName: [Name: [Int]]
  /// Constants at file level and static ones in extensions, as indices in `outline.variables`.
  private let constants: [Name: Int]
  /// Functions with a body, as indices in `outline.functions`.
  let functions: [Name: Int]
  /// What is appended to a variable, and whether always.
  private(set) var additions: [Name: [(value: Range<Int>, isConditional: Bool)]] = [:]
  /// Names of locals and parameters, wherever they are.
  let localNames: Set<Name>
  var missesTargets = false
  /// How much may still be looked at: constants and functions that name each other cost no more than this.
  private var budget: Int

  init(_ outline: Outline) {
    self.outline = outline
    callsByStart = Dictionary(grouping: outline.calls.indices) { outline.calls[$0].callee.lowerBound }
    var constants: [Name: Int] = [:]
    for (index, variable) in outline.variables.enumerated() {
      let scope = outline.scopes[variable.parent].kind
      if scope == .file || scope == .type { constants[outline.name(variable.name)] = index }
    }
    self.constants = constants
    var functions: [Name: Int] = [:]
    for (index, function) in outline.functions.enumerated() where function.kind == .function && function.body != nil {
      functions[outline.name(function.name)] = index
    }
    self.functions = functions
    localNames = Set(outline.bindings.map { outline.name($0.name) })
    callsByName = Dictionary(grouping: outline.calls.indices) { outline.name(outline.calls[$0].callee.upperBound - 1) }
    budget = 10_000 + outline.tokens.count
    collectAdditions()
  }

  var tokens: Tokens { outline.tokens }

  private mutating func collectAdditions() {
    for call in outline.calls where call.callee.count == 3 && outline.spells(call.callee.upperBound - 1, "append") {
      for argument in outline.arguments(of: call) { add(argument.value, to: call.callee.lowerBound) }
    }
    for index in 0..<tokens.count where tokens[index].kind == .operator && outline.spells(index, "+=") {
      if index > 0, tokens[index - 1].kind == .identifier { add(statement(from: index + 1), to: index - 1) }
    }
  }

  private mutating func add(_ value: Range<Int>, to name: Int) {
    let isConditional = outline.scope(at: name) != 0
    additions[outline.name(name), default: []].append((value, isConditional))
  }

  /// Whether a look that costs so much is still allowed.
  mutating func spend(_ cost: Int) -> Bool {
    budget -= cost
    return budget > 0
  }

  /// The tokens from `start` to the end of the statement.
  func statement(from start: Int) -> Range<Int> {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if index > start, token.startsLine, !continuesStatement(token.kind) { break }
      switch token.kind {
      case .closeBrace, .closeParen, .closeBracket, .semicolon, .comma: return start..<index
      case .openParen, .openBracket, .openBrace: index = max(index, Int(token.partner)) + 1
      default: index += 1
      }
    }
    return start..<min(index, tokens.count)
  }

  private func continuesStatement(_ kind: TokenKind) -> Bool {
    kind == .operator || kind == .period || kind == .question || kind == .colon
  }

  /// The elements of an array literal; nil for other expressions.
  func elements(of range: Range<Int>) -> [Range<Int>]? {
    guard let first = range.first, tokens[first].kind == .openBracket,
      Int(tokens[first].partner) == range.upperBound - 1
    else { return nil }
    return outline.parts(of: first + 1..<range.upperBound - 1) { tokens[$0].kind == .comma }
  }

  /// The call that an expression is.
  func call(_ range: Range<Int>) -> Call? {
    let calls = callsByStart[range.lowerBound] ?? []
    return calls.lazy.map { outline.calls[$0] }.first { $0.end == range.upperBound }
  }

  /// The last name of a callee: `target` in `Target.target`.
  func calledName(of call: Call) -> Int? {
    let last = call.callee.upperBound - 1
    return tokens[last].kind == .identifier ? last : nil
  }

  func argument(_ label: StaticString, of call: Call) -> Range<Int>? {
    outline.arguments(of: call).first { $0.label >= 0 && outline.spells($0.label, label) }?.value
  }

  /// What a name or a call stands for: its tokens, and the arguments that they may name.
  mutating func meaning(of range: Range<Int>, _ arguments: Arguments) -> (value: Range<Int>, Arguments)? {
    guard spend(1) else { return nil }
    if let call = call(range) {
      guard let name = calledName(of: call), let function = functions[outline.name(name)] else { return nil }
      return result(of: function).map { ($0, bind(call, to: outline.functions[function])) }
    }
    guard let last = range.last, tokens[last].kind == .identifier else { return nil }
    if range.count == 1, let value = arguments[outline.name(last)] { return (value, [:]) }
    let isPath = range.allSatisfy { tokens[$0].kind == .identifier || tokens[$0].kind == .period }
    guard isPath, let index = constants[outline.name(last)] else { return nil }
    let variable = outline.variables[index]
    if let value = variable.value { return (value, [:]) }
    return outline.functions.firstIndex { $0.variable == index }.flatMap(result).map { ($0, [:]) }
      ?? (variable.isComputed ? nil : body(behind: variable)).map { ($0, [:]) }
  }

  /// The one expression that a function's body is.
  private func result(of function: Int) -> Range<Int>? {
    outline.functions[function].body.flatMap(onlyExpression)
  }

  private func body(behind variable: Variable) -> Range<Int>? {
    let end = variable.type?.upperBound ?? variable.name + 1
    guard tokens[end].kind == .openBrace else { return nil }
    return onlyExpression(end + 1..<max(end + 1, Int(tokens[end].partner)))
  }

  private func onlyExpression(_ body: Range<Int>) -> Range<Int>? {
    guard let first = body.first else { return nil }
    let start = tokens[first].word == .return ? first + 1 : first
    let expression = statement(from: start)
    return expression.upperBound == body.upperBound && !expression.isEmpty ? expression : nil
  }

  /// The arguments of a call by parameter name, defaults included.
  func bind(_ call: Call, to function: Function) -> Arguments {
    let parameters = outline.parameters(of: function)
    let arguments = outline.arguments(of: call)
    var bound: Arguments = [:]
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      let label = outline.spells(parameter.label, "_") ? nil : outline.name(parameter.label)
      if next < arguments.count,
        label == (arguments[next].label < 0 ? nil : outline.name(arguments[next].label))
      {
        bound[outline.name(parameter.name)] = arguments[next].value
        next += 1
      } else if let type = parameter.type, tokens[type.upperBound].kind == .equal {
        let end = index + 1 < parameters.count ? parameters[index + 1].label - 1 : function.parameters?.upperBound
        if let end, end > type.upperBound + 1 { bound[outline.name(parameter.name)] = type.upperBound + 1..<end }
      }
    }
    return bound
  }

  /// The text that an expression of literals, constants and `+` stands for.
  mutating func text(_ range: Range<Int>, _ arguments: Arguments, depth: Int = 0) -> String? {
    guard let first = range.first, depth < 8 else { return nil }
    if range.count == 1, tokens[first].kind == .string { return literal(first) }
    if tokens[first].kind == .stringHead { return interpolation(range, arguments, depth: depth) }
    let summands = outline.parts(of: range) { tokens[$0].kind == .operator && outline.spells($0, "+") }
    if summands.count > 1 {
      let texts = summands.map { text($0, arguments, depth: depth + 1) }
      return texts.contains(nil) ? nil : texts.compactMap(\.self).joined()
    }
    return meaning(of: range, arguments).flatMap { text($0.value, $0.1, depth: depth + 1) }
  }

  private func literal(_ token: Int) -> String? {
    let text = outline.text(token)
    guard text.utf8.count >= 2, text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else {
      return nil
    }
    return String(text.dropFirst().dropLast())
  }

  /// `"\(name)Tests"`
  private mutating func interpolation(_ range: Range<Int>, _ arguments: Arguments, depth: Int) -> String? {
    var result = ""
    var index = range.lowerBound
    while index < range.upperBound {
      let piece = outline.text(index)
      switch tokens[index].kind {
      case .stringHead: result += piece.dropFirst().dropLast(2)
      case .stringMiddle: result += piece.dropFirst().dropLast(2)
      case .stringTail:
        result += piece.dropFirst().dropLast()
        return index == range.upperBound - 1 && !result.contains("\\") ? result : nil
      default: return nil
      }
      let next = Int(tokens[index].partner)
      guard next > index, next < range.upperBound, let part = text(index + 1..<next, arguments, depth: depth + 1) else {
        return nil
      }
      result += part
      index = next
    }
    return nil
  }

  /// The texts of an array literal; nil when one of them cannot be told.
  mutating func texts(_ range: Range<Int>, _ arguments: Arguments, depth: Int = 0) -> [String]? {
    guard depth < 8 else { return nil }
    if let elements = elements(of: range) {
      let texts = elements.map { text($0, arguments) }
      return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }
    return meaning(of: range, arguments).flatMap { texts($0.value, $0.1, depth: depth + 1) }
  }
}

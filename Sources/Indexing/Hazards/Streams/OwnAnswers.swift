import Lexing
import Outlining

/// Callbacks whose callers stand in the same file.
extension SourceFile {
  /// Whether a callback is given to a function of this file that calls it with a value or an error each time.
  func isAlwaysAnswered(_ callback: Closure) -> Bool {
    guard callback.call >= 0, case let call = outline.calls[callback.call], isCallOnSelf(call),
      let name = calledName(of: call), let type = type(around: name)
    else { return false }
    let takers = functions(named: outline.name(name), ofTypesNamed: type.name).compactMap { method in
      completion(of: method, given: callback, by: call).map { (method: method, parameter: $0) }
    }
    return takers.count == 1 && isAnswered(takers[0].parameter, by: takers[0].method, depth: 0)
  }

  /// The parameter of a synchronous method that is given a closure, when it is a function.
  private func completion(of method: Function, given callback: Closure, by call: Call) -> Parameter? {
    guard !method.isAsync, method.body != nil, let parameter = parameter(of: method, given: callback, by: call),
      let type = parameter.type, outline.shape(ofType: type).container == .function
    else { return nil }
    return parameter
  }

  /// Whether every mention of a function's parameter calls it with an answer, or hands it to somebody who does.
  private func isAnswered(_ parameter: Parameter, by function: Function, depth: Int) -> Bool {
    guard let body = function.body, depth < 4 else { return false }
    let name = outline.name(parameter.name)
    let uses = body.filter { token in
      tokens[token].kind == .identifier && outline.name(token) == name && isUse(token)
        && binding(for: token)?.name == parameter.name
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        if let call = calls(named: name).first(where: { $0.callee.lowerBound == use }) { return givesAnswer(call) }
        if tokens[use - 1].kind == .equal { return isKeptAnswered(use - 2) }
        return isHandedOn(use, in: body, depth: depth)
      }
  }

  /// `completion: completion`, to a method of the type.
  private func isHandedOn(_ use: Int, in body: Range<Int>, depth: Int) -> Bool {
    let call = calls(in: body).last { call in
      outline.arguments(of: call).contains { $0.value == use..<use + 1 }
    }
    guard let call, isCallOnSelf(call), let name = calledName(of: call),
      case let methods = functions(named: outline.name(name)), methods.count == 1,
      let parameter = parameter(of: methods[0], in: self, givenArgumentAround: use, by: call)
    else { return false }
    return isAnswered(parameter, by: methods[0], depth: depth + 1)
  }

  /// A property that is given the callback: whoever calls it in this file.
  private func isKeptAnswered(_ property: Int) -> Bool {
    guard property > 0, tokens[property].kind == .identifier, meaning(of: property) == .member else { return false }
    let calls = calls(named: outline.name(property))
    return !calls.isEmpty && calls.allSatisfy(givesAnswer)
  }

  /// Whether an argument of a call is surely there.
  private func givesAnswer(_ call: Call) -> Bool {
    let arguments = outline.arguments(of: call)
    return arguments.count > 1 && arguments.contains { isThere($0.value) }
  }

  /// `.failed`, `Problem.missing`, `Answer(…)`, and names that were asked for: `if let value`, the `error` of a `catch`.
  private func isThere(_ value: Range<Int>) -> Bool {
    guard let first = value.first, tokens[first].word != .nil else { return false }
    if tokens[first].kind == .period { return !outline.spells(first + 1, "none") }
    if outline.beginsWithCapital(first) { return true }
    guard value.count == 1, tokens[first].kind == .identifier else { return false }
    guard let local = binding(for: first) else { return isErrorOfCatch(first) }
    switch local.kind {
    case .condition, .pattern, .element: return true
    case .parameter: return local.type?.last.map { tokens[$0].kind != .question } ?? false
    case .variable:
      if let type = local.type { return type.last.map { tokens[$0].kind != .question } ?? false }
      guard let start = local.value?.first else { return false }
      return outline.beginsWithCapital(start) || tokens[start].word == .try && tokens[start + 1].kind != .question
    case .capture, .localFunction: return false
    }
  }
}

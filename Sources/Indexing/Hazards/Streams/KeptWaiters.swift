import Lexing
import Outlining

/// Lists of continuations that a property keeps.
extension SourceFile {
  /// Resumes of all continuations in a list that nothing empties: who calls the method again resumes them again.
  package var repeatedResumesOfAll: [Int] {
    calls(named: "resume").compactMap { call in
      guard let name = calledName(of: call), let list = list(of: call), meaning(of: list) == .member,
        isListOfContinuations(list, in: [.array, .dictionary]),
        type(around: list)?.files.count == 1, let function = memberFunction(around: name), function.kind == .function,
        !asksFirst(function, before: list), !isEmptied(list, besidesResumesOtherThanBy: function)
      else { return nil }
      return name
    }
  }

  /// Resumes of one continuation in a dictionary that the method leaves there, where another method takes it out and
  /// resumes it, too.
  package var repeatedResumesOfElements: [Int] {
    calls(named: "resume").compactMap { call in
      guard let name = calledName(of: call), let list = dictionary(withElementResumedBy: call),
        let function = memberFunction(around: name), function.kind == .function,
        isTakenOutByOtherResumesOnly(list, than: function)
      else { return nil }
      return name
    }
  }

  private func isListOfContinuations(_ list: Int, in containers: [TypeShape.Container]) -> Bool {
    guard let shape = storedMember(list)?.shape else { return false }
    return containers.contains(shape.container) && project.isContinuation(shape)
  }

  /// `waiters` of `waiters[id]?.resume()`, and of `guard let waiter = waiters[id]`.
  private func dictionary(withElementResumedBy call: Call) -> Int? {
    guard let receiver = receiver(of: call), let first = receiver.first else { return nil }
    let local = receiver.count == 1 ? binding(for: first) : nil
    guard let element = local == nil ? receiver : local?.value, var list = element.first else { return nil }
    if tokens[list].word == .self { list += 2 }
    guard element.contains(list), meaning(of: list) == .member, tokens[list + 1].kind == .openBracket,
      isListOfContinuations(list, in: [.dictionary]), type(around: list)?.files.count == 1
    else { return nil }
    let end = Int(tokens[list + 1].partner) + 1
    return end == element.upperBound || end + 1 == element.upperBound && tokens[end].kind == .question ? list : nil
  }

  private func isTakenOutByOtherResumesOnly(_ list: Int, than function: Function) -> Bool {
    let taken = tokens(named: outline.name(list), inTypesNamed: type(around: list)?.name).filter {
      $0 > 0 && empties($0)
    }
    return !taken.isEmpty
      && taken.allSatisfy { token in
        guard let other = memberFunction(around: token), other.keyword != function.keyword, let body = other.body else {
          return false
        }
        return !calls(named: "resume", in: body).isEmpty && areApart(function, other)
      }
  }

  /// `waiters` of `for waiter in waiters { waiter.resume() }` and `waiters.forEach { $0.resume() }`
  private func list(of call: Call) -> Int? {
    guard let receiver = receiver(of: call), receiver.count == 1, case let token = receiver.lowerBound else {
      return nil
    }
    if let element = binding(for: token) {
      guard element.kind == .element,
        let loop = loop(withHeaderAround: element.name)
      else { return nil }
      return list(in: loop.sequence)
    }
    guard outline.spells(token, "$0"), let closure = closures(around: token).first, closure.call >= 0,
      let name = calledName(of: outline.calls[closure.call]), outline.spells(name, "forEach")
    else { return nil }
    return self.receiver(of: outline.calls[closure.call]).flatMap { list(in: $0) }
  }

  /// `waiters`, `self.waiters`, `waiters.values`
  private func list(in expression: Range<Int>) -> Int? {
    let names = expression.filter { tokens[$0].kind == .identifier && tokens[$0].word != .self }
    guard let first = names.first, names.count == 1 || names.count == 2 && outline.spells(names[1], "values") else {
      return nil
    }
    return first
  }

  /// `guard !isOpen else { return }`
  private func asksFirst(_ function: Function, before list: Int) -> Bool {
    body(of: function)?.events.contains { $0.kind == .check && $0.meaning == .member && $0.token < list } ?? true
  }

  /// Another method that resumes them, and then empties the list, says nothing of this one: after both they are resumed
  /// twice.
  private func isEmptied(_ list: Int, besidesResumesOtherThanBy function: Function) -> Bool {
    let owner = type(around: list)?.name
    return tokens(named: outline.name(list), inTypesNamed: owner).contains { token in
      token > 0 && empties(token) && !isOfAnotherResume(token, than: function)
    }
  }

  private func empties(_ list: Int) -> Bool {
    if tokens[list - 1].kind == .ampersand || outline.spells(list - 1, "&") { return true }
    switch tokens[list + 1].kind {
    case .equal: return tokens[list - 1].word != .var
    case .period:
      let method = outline.text(list + 2)
      return method.hasPrefix("remove") || method.hasPrefix("pop")
    case .openBracket:
      let end = Int(tokens[list + 1].partner)
      return end + 2 < tokens.count && tokens[end + 1].kind == .equal && outline.spells(end + 2, "nil")
    default: return false
    }
  }

  /// Whether a token stands in another method that resumes all of a list by itself, and that a method neither calls nor is
  /// called by.
  private func isOfAnotherResume(_ token: Int, than function: Function) -> Bool {
    guard let other = memberFunction(around: token), other.keyword != function.keyword, resumesList(other) else {
      return false
    }
    return areApart(function, other)
  }

  private func resumesList(_ function: Function) -> Bool {
    if let known = streamMemory.functionsResumingLists[function.keyword] { return known }
    let resumes = function.body.map { calls(named: "resume", in: $0).contains { list(of: $0) != nil } } ?? false
    streamMemory.functionsResumingLists[function.keyword] = resumes
    return resumes
  }

  /// Whether neither of two methods runs the other.
  private func areApart(_ one: Function, _ other: Function) -> Bool {
    !methodsRun(by: one).contains { $0.method.keyword == other.keyword }
      && !methodsRun(by: other).contains { $0.method.keyword == one.keyword }
  }
}

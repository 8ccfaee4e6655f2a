import Lexing
import Outlining

/// Lists of continuations that a property keeps.
extension SourceFile {
  /// Resumes of all continuations in a list that nothing empties: who calls the method again resumes them again.
  package var repeatedResumesOfAll: [Int] {
    calls(named: "resume").compactMap { call in
      guard let name = calledName(of: call), let list = list(of: call), meaning(of: list) == .member,
        isListOfContinuations(list, in: [.array, .dictionary]) || isListOfHolders(list, of: name - 2),
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
    guard let shape = storedMember(list)?.shape, containers.contains(shape.container) else { return false }
    return project.isContinuation(shape) || holdsListsOfContinuations(list)
  }

  /// Whether the elements of a list are values of the project that keep a continuation under the name at a token.
  private func isListOfHolders(_ list: Int, of continuation: Int) -> Bool {
    guard let shape = storedMember(list)?.shape, shape.container == .array || shape.container == .dictionary,
      let type = project.type(named: shape.base, in: index), type.kind == .struct
    else { return false }
    let facts = type.members(named: outline.name(continuation), seenFrom: index)
    return facts.contains { $0.kind == .stored && project.isContinuation($0.shape) }
  }

  /// `var waiters: [Key: [CheckedContinuation<Void, Never>]]`
  private func holdsListsOfContinuations(_ list: Int) -> Bool {
    variables(named: outline.name(list), ofTypesNamed: type(around: list)?.name).contains { variable in
      guard let type = variable.type, tokens[type.lowerBound].kind == .openBracket else { return false }
      return type.contains { token in
        token > type.lowerBound && tokens[token].kind == .openBracket && tokens[token - 1].kind == .colon
          && project.isContinuation(outline.shape(ofType: token..<Int(tokens[token].partner) + 1))
      }
    }
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
    return end == element.upperBound || tokens.behindOptionalMarks(end) == element.upperBound ? list : nil
  }

  private func isTakenOutByOtherResumesOnly(_ list: Int, than function: Function) -> Bool {
    let name = memberName(list)
    let takers = streamMemory.takersOfElements[name] ?? takers(from: list) { self.resumes($0) }
    streamMemory.takersOfElements[name] = takers
    return !takers.functions.isEmpty && !takers.hasOthers && areApart(function, takers)
  }

  private func resumes(_ function: Function) -> Bool {
    function.body.map { !calls(named: "resume", in: $0).isEmpty } ?? false
  }

  /// Who takes something out of a list; such functions as do not resume it are others.
  private func takers(from list: Int, where resumes: (Function) -> Bool) -> ListTakers {
    var takers = ListTakers()
    var known: [Int: Bool] = [:]
    for token in tokens(named: outline.name(list), inTypesNamed: type(around: list)?.name)
    where outline.isTakenOut(token) {
      guard let function = memberFunction(around: token) else {
        takers.hasOthers = true
        continue
      }
      if known[function.keyword] != nil { continue }
      let isTaker = resumes(function)
      known[function.keyword] = isTaker
      guard isTaker else {
        takers.hasOthers = true
        continue
      }
      takers.functions.insert(function.keyword)
      takers.run.formUnion(methodsRun(by: function).map(\.method.keyword))
    }
    return takers
  }

  /// `waiters` of `for waiter in waiters { waiter.resume() }` and `waiters.forEach { $0.continuation.resume() }`
  private func list(of call: Call) -> Int? {
    guard let receiver = receiver(of: call), receiver.count == 1 || receiver.count == 3,
      case let token = receiver.lowerBound
    else { return nil }
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

  /// `waiters`, `self.waiters`, `waiters.values`, `waiters[key]`, `waiters[key] ?? []`, and a local that is one of these
  private func list(in expression: Range<Int>) -> Int? {
    // No further: in a hostile file each local is another one.
    let local = expression.count == 1 ? binding(for: expression.lowerBound) : nil
    let expression = local?.value ?? expression
    guard var first = expression.first else { return nil }
    if tokens[first].word == .self { first += 2 }
    guard first < expression.upperBound, tokens[first].kind == .identifier else { return nil }
    let end = outline.endOfSubscripts(first + 1)
    let isWhole = end >= expression.upperBound || outline.spells(end, "??")
    return isWhole || tokens[end].kind == .period && outline.spells(end + 1, "values") ? first : nil
  }

  /// `guard !isOpen else { return }`
  private func asksFirst(_ function: Function, before list: Int) -> Bool {
    guard let body = body(of: function) else { return true }
    // Whether there is anything in it says nothing.
    let question = StreamMemory.Question(function: function.keyword, list: outline.name(list))
    if let known = streamMemory.firstQuestions[question] { return known.map { $0 < list } ?? false }
    let first = body.events.lazy.filter { [outline] event in
      event.kind == .check && event.meaning == .member && outline.name(event.token) != question.list
    }.map(\.token).min()
    streamMemory.firstQuestions[question] = .some(first)
    return first.map { $0 < list } ?? false
  }

  /// Another method that resumes them, and then empties the list, says nothing of this one: after both they are resumed
  /// twice.
  private func isEmptied(_ list: Int, besidesResumesOtherThanBy function: Function) -> Bool {
    let name = memberName(list)
    let takers = streamMemory.takersOfLists[name] ?? takers(from: list) { self.resumesList($0) }
    streamMemory.takersOfLists[name] = takers
    return takers.hasOthers || !areApart(function, takers)
  }

  private func resumesList(_ function: Function) -> Bool {
    if let known = streamMemory.functionsResumingLists[function.keyword] { return known }
    let resumes = function.body.map { calls(named: "resume", in: $0).contains { list(of: $0) != nil } } ?? false
    streamMemory.functionsResumingLists[function.keyword] = resumes
    return resumes
  }

  /// Whether a method is none of some others, and none of both runs the other.
  private func areApart(_ function: Function, _ takers: ListTakers) -> Bool {
    !takers.functions.contains(function.keyword) && !takers.run.contains(function.keyword)
      && !methodsRun(by: function).contains { takers.functions.contains($0.method.keyword) }
  }
}

/// Who takes continuations out of a list and resumes them, by the keywords of the methods.
struct ListTakers {
  var functions: Set<Int> = []
  /// What those run.
  var run: Set<Int> = []
  /// Whether something else takes from the list.
  var hasOthers = false
}

import Lexing
package import Outlining

/// What stands in a range.
extension SourceFile {
  /// The closures whose brace stands in a range.
  package func closures(in range: Range<Int>) -> ArraySlice<Closure> {
    let closures = outline.closures
    let start = closures.orderedIndex(where: { $0.brace >= range.lowerBound })
    let end = closures.orderedIndex(where: { $0.brace >= range.upperBound })
    return closures[start..<max(start, end)]
  }

  /// The functions, accessors included, whose keyword stands in a range.
  func functions(in range: Range<Int>) -> ArraySlice<Function> {
    let functions = outline.functions
    let start = functions.orderedIndex(where: { $0.keyword >= range.lowerBound })
    let end = functions.orderedIndex(where: { $0.keyword >= range.upperBound })
    return functions[start..<max(start, end)]
  }

  /// The calls that begin in a range. They stand in the outline by where their callee ends.
  package func calls(in range: Range<Int>) -> [Call] {
    callIndices(in: range).map { outline.calls[$0] }
  }

  /// The same as indices in the outline's `calls`.
  func callIndices(in range: Range<Int>) -> [Int] {
    let calls = outline.calls
    let found = callRange(range)
    // A callee that begins before the range and ends in it is rare.
    if found.allSatisfy({ range.contains(calls[$0].callee.lowerBound) }) { return Array(found) }
    return found.filter { range.contains(calls[$0].callee.lowerBound) }
  }

  /// The calls whose callee ends in a range, as indices in the outline's `calls`.
  func callRange(_ range: Range<Int>) -> Range<Int> {
    let calls = outline.calls
    let start = calls.orderedIndex(where: { $0.callee.upperBound > range.lowerBound })
    let end = calls.orderedIndex(where: { $0.callee.upperBound > range.upperBound })
    return start..<max(start, end)
  }

  /// The scopes whose brace stands in a range, as indices in the outline's `scopes`.
  func scopeIndices(in range: Range<Int>) -> Range<Int> {
    let scopes = outline.scopes
    let start = scopes.orderedIndex(where: { $0.content.lowerBound > range.lowerBound })
    let end = scopes.orderedIndex(where: { $0.content.lowerBound > range.upperBound })
    return start..<max(start, end)
  }
}

/// What stands around a token or at one, by tables: many questions would else go through the whole file.
extension SourceFile {
  /// The control-flow statements between whose keyword and body a token stands, innermost first.
  func statements(withHeaderAround token: Int) -> LazyMapSequence<RangeTable.Owners, Block> {
    tables.headers.owners(around: token).lazy.map { [outline] in outline.blocks[$0] }
  }

  /// The closures around a token, innermost first.
  package func closures(around token: Int) -> [Closure] {
    scopes(around: token).filter { $0.kind == .closure }.map { outline.closures[$0.owner] }
  }

  /// The innermost closure around a token.
  func closure(around token: Int) -> Closure? {
    scopes(around: token).first { $0.kind == .closure }.map { outline.closures[$0.owner] }
  }

  /// The `for` loop in whose header a token stands.
  func loop(withHeaderAround token: Int) -> Block? {
    statements(withHeaderAround: token).first { $0.kind == .for }
  }

  /// The control-flow statement that a keyword begins.
  func statement(beginningAt keyword: Int) -> Block? {
    tables.blocksByKeyword[keyword].map { outline.blocks[$0] }
  }

  /// The variable in whose first value a token stands, innermost first.
  func variables(withValueAround token: Int) -> LazyMapSequence<RangeTable.Owners, Variable> {
    tables.variableValues.owners(around: token).lazy.map { [outline] in outline.variables[$0] }
  }

  /// Whether a local's first value holds a token, of any local or of those of a kind.
  func isInValueOfLocal(_ token: Int, of kind: Binding.Kind? = nil) -> Bool {
    tables.bindingValues.owners(around: token).contains { kind == nil || outline.bindings[$0].kind == kind }
  }

  /// The local whose first value holds a token, the innermost.
  func local(withValueAround token: Int) -> Binding? {
    tables.bindingValues.owners(around: token).firstElement.map { outline.bindings[$0] }
  }

  /// The function among whose parameters a token stands.
  func function(withParametersAround token: Int) -> Function? {
    tables.parameterLists.owners(around: token).firstElement.map { outline.functions[$0] }
  }

  /// The function, not an accessor, whose name a token is.
  func function(namedBy token: Int) -> Function? {
    function(namedAt: tokens[token].start)
  }

  /// The control-flow statements whose keyword and brace stand in a range. They stand in the outline by their braces.
  func blocks(in range: Range<Int>) -> [Block] {
    let blocks = outline.blocks
    let start = blocks.orderedIndex(where: { $0.header.upperBound >= range.lowerBound })
    let end = blocks.orderedIndex(where: { $0.header.upperBound >= range.upperBound })
    return blocks[start..<max(start, end)].filter { range.contains($0.keyword) }
  }

  /// The control-flow statements directly in a scope.
  func statements(in scope: Scope) -> [Block] {
    (tables.blocksByScope[scope.content.lowerBound] ?? []).map { outline.blocks[$0] }.filter {
      scope.content.contains($0.keyword)
        && outline.scopes[outline.scopes[$0.scope].parent].content == scope.content
    }
  }

  /// The calls directly in a scope, not in those within it.
  func calls(directlyIn scope: Scope) -> [Call] {
    tables.callsByScope[scope.content.lowerBound].map { outline.calls[$0] }.filter {
      outline.scopes[$0.scope].content == scope.content && scope.content.contains($0.callee.lowerBound)
    }
  }

  /// The calls that begin in a range, without those in scopes there that are left out; `leftOut` tells of a scope the
  /// innermost around its code, as an index, or -1.
  func calls(in range: Range<Int>, without leftOut: (Int) -> Int) -> [Call] {
    let calls = outline.calls
    let part = callRange(range)
    var found: [Call] = []
    var index = part.lowerBound
    while index < part.upperBound {
      let place = calls[index].callee.lowerBound
      let scope = leftOut(scopeTable.scope(at: place))
      if scope >= 0, outline.scopes[scope].content.lowerBound > range.lowerBound {
        index = max(index + 1, callRange(outline.scopes[scope].content).upperBound)
      } else {
        if range.contains(place) { found.append(calls[index]) }
        index += 1
      }
    }
    return found
  }

  /// The innermost closure that does not run in place around the code of a scope, as a scope; -1 for none.
  func closureRunLater(around scope: Int) -> Int {
    if closuresRunLater.isEmpty { closuresRunLater = Array(repeating: nil, count: outline.scopes.count) }
    var waiting: [Int] = []
    var answer = -1
    var next = scope
    while next >= 0 {
      if let known = closuresRunLater[next] {
        answer = Int(known)
        break
      }
      waiting.append(next)
      if runsLater(outline.scopes[next]) {
        answer = next
        break
      }
      next = outline.scopes[next].parent
    }
    for scope in waiting { closuresRunLater[scope] = Int32(answer) }
    return answer
  }

  private func runsLater(_ scope: Scope) -> Bool {
    scope.kind == .closure && fate(of: outline.closures[scope.owner]) != .runsInPlace
  }

  /// `closuresAndLoops` of a new file.
  func readClosuresAndLoops() -> [Int32] {
    var found: [Int32] = []
    for (index, scope) in outline.scopes.enumerated() {
      let isOne = scope.kind == .closure || isLoop(scope)
      found.append(isOne ? Int32(index) : scope.parent < 0 ? -1 : found[scope.parent])
    }
    return found
  }
}

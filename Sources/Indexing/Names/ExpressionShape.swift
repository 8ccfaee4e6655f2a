import Lexing
import Outlining

/// Types of expressions, as far as declarations say them.
extension SourceFile {
  /// An expression's shape, and the declaration of the last member in it.
  struct Typed {
    var shape: TypeShape
    var fact: MemberFact?
    /// Comes in as a parameter, so that nobody here knows where it was made.
    var isGiven = false

    static let unknown = Typed(shape: .unknown)
  }

  /// The shape of a chain of names, members, subscripts and calls; unknown where something else stands in it.
  package func shape(ofExpression range: Range<Int>, depth: Int = 0) -> TypeShape {
    typed(range, depth: depth).shape
  }

  func typed(_ range: Range<Int>, depth: Int = 0) -> Typed {
    var range = range
    while let first = range.first, isPrefixWord(tokens[first].word) {
      range = first + 1..<range.upperBound
    }
    guard let first = range.first, depth < 12 else { return .unknown }
    if let type = outline.typeOfCast(range) {
      return Typed(shape: project.meaning(of: outline.shape(ofType: type)), isGiven: true)
    }
    if let shape = shapeFromPointer(endingAt: range.upperBound) { return Typed(shape: shape) }
    let named = outline.shape(ofValue: range)
    if named.isKnown || named.container != .none,
      tokens[first].kind == .openBracket || outline.beginsWithCapital(first)
    {
      return Typed(shape: named)
    }
    // A bracket that nobody closes ends behind the range.
    guard let start = base(of: range, depth: depth), start.next <= range.upperBound else { return .unknown }
    return follow(start.typed, in: start.next..<range.upperBound)
  }

  /// `Box` of `Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue()`, which ends before a token.
  func shapeFromPointer(endingAt end: Int) -> TypeShape? {
    guard end > 12, tokens[end - 1].kind == .closeParen, tokens[end - 2].kind == .openParen,
      outline.spells(end - 3, "takeUnretainedValue") || outline.spells(end - 3, "takeRetainedValue"),
      tokens[end - 5].kind == .closeParen, case let paren = Int(tokens[end - 5].partner), paren > 6, paren < end,
      outline.spells(paren - 1, "fromOpaque"), outline.spells(paren - 3, ">"), tokens[paren - 4].kind == .identifier,
      outline.spells(paren - 5, "<"), outline.spells(paren - 6, "Unmanaged")
    else { return nil }
    return TypeShape(base: outline.name(paren - 4))
  }

  private func isPrefixWord(_ word: Word) -> Bool {
    word == .try || word == .await
  }

  /// What the first name is, and where the rest begins.
  private func base(of range: Range<Int>, depth: Int) -> (typed: Typed, next: Int)? {
    let first = range.lowerBound
    switch tokens[first].kind {
    case .identifier:
      if let part = partOfTuple(range) { return (Typed(shape: part.shape), part.next) }
      if tokens[first].word == .self, binding(for: first).map({ isSelf($0) }) ?? true {
        return (Typed(shape: type(around: first).map { TypeShape(base: $0.name) } ?? .unknown), first + 1)
      }
      if tokens[first].word == .super {
        return (Typed(shape: type(around: first)?.superclass.map { TypeShape(base: $0.name) } ?? .unknown), first + 1)
      }
      if first + 1 < range.upperBound, tokens[first + 1].kind == .openParen { return call(first) }
      return (typed(name: first, depth: depth), first + 1)
    case .openParen:
      let close = Int(tokens[first].partner)
      guard close < range.upperBound else { return nil }
      return (typed(first + 1..<close, depth: depth + 1), close + 1)
    case .openBracket:
      let close = Int(tokens[first].partner)
      guard close < range.upperBound else { return nil }
      return (Typed(shape: shape(ofElements: first + 1..<close, depth: depth)), close + 1)
    default: return nil
    }
  }

  /// An array literal whose first element's shape is known.
  private func shape(ofElements content: Range<Int>, depth: Int) -> TypeShape {
    let first = outline.parts(of: content) { tokens[$0].kind == .comma }.first
    guard let first else { return .unknown }
    let element = shape(ofExpression: first, depth: depth + 1)
    guard element.isKnown, element.container == .none else { return .unknown }
    return TypeShape(base: element.base, container: .array)
  }

  /// `[weak self]`, `guard let self`, `if let self = self`: still the instance.
  private func isSelf(_ binding: Binding) -> Bool {
    binding.value.map { $0.count == 1 && tokens[$0.lowerBound].word == .self } ?? true
  }

  /// What a function that is called by its bare name returns.
  private func call(_ name: Int) -> (typed: Typed, next: Int)? {
    let members = members(for: name)
    let facts = members.isEmpty ? project.globals(named: outline.name(name), in: index) : members
    guard binding(for: name) == nil, let fact = facts.first(where: { $0.kind == .function }) else { return nil }
    return (Typed(shape: project.meaning(of: fact.shape), fact: fact), Int(tokens[name + 1].partner) + 1)
  }

  /// The shape of a bare name: a local, a member or a global.
  package func shape(ofName token: Int, depth: Int = 0) -> TypeShape {
    typed(name: token, depth: depth).shape
  }

  private func typed(name token: Int, depth: Int) -> Typed {
    guard depth < 12 else { return .unknown }
    if let binding = binding(for: token) { return typed(binding, depth: depth + 1) }
    if let parameter = shapeOfAnonymousParameter(token, depth: depth) { return Typed(shape: parameter) }
    let facts = members(for: token)
    let fact = facts.first ?? project.globals(named: outline.name(token), in: index).first
    guard let fact else { return Typed(shape: shape(ofTypeNamed: token)) }
    guard fact.kind != .function else { return .unknown }
    // The declaration alone does not tell what `Hub.shared` is.
    let shape = value(givenTo: fact).map { self.shape(ofExpression: $0, depth: depth + 1) } ?? fact.shape
    return Typed(shape: project.meaning(of: shape), fact: fact)
  }

  /// The value that a property of this file is declared with, where its type is neither written nor plain from that.
  private func value(givenTo fact: MemberFact) -> Range<Int>? {
    guard fact.kind == .stored, !fact.shape.isKnown, fact.shape.container == .none, fact.file == Int32(index) else {
      return nil
    }
    let declared = variables(named: fact.name).first { tokens[$0.name].start == fact.offset }
    return declared.flatMap { $0.type == nil ? $0.value : nil }
  }

  private func typed(_ binding: Binding, depth: Int) -> Typed {
    if let type = binding.type {
      return Typed(shape: project.meaning(of: outline.shape(ofType: type)), isGiven: binding.kind == .parameter)
    }
    if let value = binding.value {
      var typed = typed(value, depth: depth)
      guard typed.shape.isPairOfStream else { return typed }
      typed.shape = outline.part(of: typed.shape, named: binding.name)
      typed.isGiven = givesAway(partnerOf: binding)
      return typed
    }
    switch binding.kind {
    case .condition where isUse(binding.name): return typed(name: binding.name, depth: depth)
    case .element:
      guard let block = loop(withHeaderAround: binding.name) else {
        return .unknown
      }
      return Typed(shape: part(of: shape(ofExpression: block.sequence, depth: depth).element, at: binding.name))
    case .parameter: return Typed(shape: shape(ofClosureParameter: binding.name, depth: depth), isGiven: true)
    default: return .unknown
    }
  }

  /// Whether the continuation of a stream that both were made in one tuple is an argument of some call: who gets it may
  /// finish the stream.
  private func givesAway(partnerOf stream: Binding) -> Bool {
    guard tokens[stream.name + 1].kind == .comma, tokens[stream.name + 2].kind == .identifier else { return false }
    let name = outline.name(stream.name + 2)
    // Each function of a hostile file has a pair of these names.
    return tables.tokensByName[name].contains { token in
      stream.visible.contains(token) && [.openParen, .comma, .colon].contains(tokens[token - 1].kind)
        && [.closeParen, .comma].contains(tokens[token + 1].kind) && binding(for: token)?.value == stream.value
    }
  }

  /// `timers.forEach { timer in … }`: an element of the receiver.
  private func shape(ofClosureParameter name: Int, depth: Int) -> TypeShape {
    // Closures in its capture list stand between a closure's brace and its parameters.
    let end = outline.closures.orderedIndex(where: { $0.brace >= name })
    guard let closure = outline.closures[max(0, end - 16)..<end].last(where: { name < $0.body.lowerBound }) else {
      return .unknown
    }
    return part(of: shapeOfElement(passedTo: closure, depth: depth), at: name)
  }

  /// `(_, value)`: of a key and a value the second is known.
  private func part(of element: TypeShape, at name: Int) -> TypeShape {
    guard element.container == .pair, name > 0 else { return element }
    switch tokens[name - 1].kind {
    case .comma: return TypeShape(base: element.base)
    case .openParen: return .unknown
    default: return tokens[name + 1].kind == .comma ? .unknown : element
    }
  }

  private func shapeOfAnonymousParameter(_ token: Int, depth: Int) -> TypeShape? {
    guard outline.spells(token, "$0") || outline.spells(token, "$1"),
      let scope = scopes(around: token).first(where: { $0.kind == .closure })
    else { return nil }
    let element = shapeOfElement(passedTo: outline.closures[scope.owner], depth: depth)
    guard outline.spells(token, "$1") else { return element }
    return element.container == .pair ? TypeShape(base: element.base) : .unknown
  }

  private func shapeOfElement(passedTo closure: Closure, depth: Int) -> TypeShape {
    guard closure.call >= 0, let receiver = receiver(of: outline.calls[closure.call]),
      let name = calledName(of: outline.calls[closure.call]), Self.elementwise.contains(outline.name(name))
    else { return .unknown }
    return shape(ofExpression: receiver, depth: depth + 1).element
  }

  private static let elementwise: Set<Name> = [
    "forEach", "map", "compactMap", "filter", "first", "contains", "flatMap",
  ]

  /// Goes along `.member`, `[…]`, `?` and `!`.
  private func follow(_ start: Typed, in range: Range<Int>) -> Typed {
    var typed = start
    var index = range.lowerBound
    while index < range.upperBound, typed.shape.isKnown {
      switch tokens[index].kind {
      case .question, .exclamation: index += 1
      case .openBracket:
        typed.shape = typed.shape.subscripted
        index = Int(tokens[index].partner) + 1
      case .period where unwrapsElements(index + 1): index = Int(tokens[index + 2].partner) + 1
      case .period where typed.shape.isPairOfStream:
        typed.shape = outline.spells(index + 1, "stream") ? .stream : .unknown
        index += 2
      case .period where index + 1 < range.upperBound:
        typed = member(index + 1, of: typed.shape)
        index += 2
        if index < range.upperBound, tokens[index].kind == .openParen { index = Int(tokens[index].partner) + 1 }
        if index < range.upperBound, tokens[index].kind == .openBrace { index = Int(tokens[index].partner) + 1 }
      default: return .unknown
      }
    }
    return index < range.upperBound ? .unknown : typed
  }

  /// `compactMap { $0 }`, which leaves the elements as they are.
  private func unwrapsElements(_ name: Int) -> Bool {
    guard name + 4 < tokens.count, outline.spells(name, "compactMap") else { return false }
    let brace = tokens[name + 1].kind == .openParen ? name + 2 : name + 1
    return tokens[brace].kind == .openBrace && outline.spells(brace + 1, "$0") && tokens[brace + 2].kind == .closeBrace
  }

  private func member(_ name: Int, of shape: TypeShape) -> Typed {
    if shape.container != .none { return Typed(shape: self.shape(ofMember: outline.name(name), ofCollection: shape)) }
    guard let type = project.type(named: shape.base, in: index),
      let fact = type.members(named: outline.name(name), seenFrom: index).first
    else { return isOnlyInstance(name) ? Typed(shape: shape) : .unknown }
    return Typed(shape: project.meaning(of: fact.shape), fact: fact)
  }

  /// `DispatchQueue.main`, `FileManager.default`, of a framework's type that the project extends.
  private func isOnlyInstance(_ name: Int) -> Bool {
    sharedObjects.contains(outline.name(name)) && outline.beginsWithCapital(name - 2)
      && !project.declaresType(named: outline.name(name - 2), in: index)
  }

  /// `Self` and the project's types stand for what their members are found in.
  private func shape(ofTypeNamed token: Int) -> TypeShape {
    if outline.spells(token, "Self") { return type(around: token).map { TypeShape(base: $0.name) } ?? .unknown }
    guard outline.beginsWithCapital(token), project.type(named: outline.name(token), in: index) != nil else {
      return .unknown
    }
    return TypeShape(base: outline.name(token))
  }

  private func shape(ofMember name: Name, ofCollection shape: TypeShape) -> TypeShape {
    switch (name, shape.container) {
    case ("first", .array), ("last", .array), ("removeFirst", .array), ("removeLast", .array), ("popLast", .array),
      ("randomElement", .array), ("remove", .array), ("removeValue", .dictionary), ("value", .pair):
      TypeShape(base: shape.base)
    case ("values", .dictionary): TypeShape(base: shape.base, container: .array)
    case ("filter", .array), ("filter", .dictionary), ("reversed", .array), ("sorted", .array), ("dropFirst", .array),
      ("dropLast", .array), ("prefix", .array), ("suffix", .array), ("shuffled", .array):
      shape
    default: .unknown
    }
  }
}

/// Members of a type that are, by custom, the one object of it.
let sharedObjects: Set<Name> = ["shared", "standard", "default", "current", "main", "sharedInstance"]

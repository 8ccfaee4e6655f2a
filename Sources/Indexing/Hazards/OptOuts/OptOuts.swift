import Lexing
package import Outlining

/// Where code tells the compiler not to look.
extension SourceFile {
  /// The entry `@unchecked Sendable` of a declaration's clause, whatever attributes stand before it; nil without one.
  package func uncheckedSendable(of type: TypeDeclaration) -> Range<Int>? {
    type.inheritance.first { entry in
      guard let name = entry.last, outline.spells(name, "Sendable") else { return false }
      return entry.contains { tokens[$0].kind == .at && outline.spells($0 + 1, "unchecked") }
    }
  }

  /// The file whose code shows how the state of a type is guarded, of which a declaration here says that it is `Sendable`:
  /// the one that declares it, if that is of this module. Nil where that says so as well, or has several under `#if`.
  package func file(answeringFor type: ProjectType, at declaration: TypeDeclaration) -> SourceFile? {
    guard declaration.kind == .extension, let primary = type.primary, case let home = Int(primary.file), home != index,
      project.modules.areTogether(home, index)
    else { return self }
    if primary.isUnchecked { return nil }
    guard let file = project.file(home) else { return self }
    return file.declarations(of: type).count == 1 ? file : nil
  }

  /// Whether an extension is of a type that the file's module does not declare.
  package func extendsForeignType(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .extension, let path = path(ofName: type.name) else { return false }
    let name = outline.name(ofPath: path)
    // An alias keeps the last name of what it stands for.
    let meaning = project.meaning(ofAlias: name).flatMap { project.declaredType(named: $0, in: index) }
    if meaning != nil { return false }
    if project.declaresType(named: name, in: index) { return false }
    // The module's name may stand in front.
    return path.count == 1 || !project.declaresType(named: outline.name(ofPath: Array(path.dropFirst())), in: index)
  }

  /// Whether an extension is of a framework's type that is `Sendable` already.
  package func extendsSendableType(_ type: TypeDeclaration) -> Bool {
    guard let path = path(ofName: type.name) else { return false }
    let name = outline.name(ofPath: path)
    return project.platform.isSendable[name] == true || project.platform.isolation[name] == .mainActor
  }

  /// The last name of what an extension extends.
  package func name(ofExtended type: TypeDeclaration) -> String {
    path(ofName: type.name)?.last.map { outline.text($0) } ?? outline.text(type.name)
  }

  /// `Outer`, `Inner` in `Outer.Inner<T>`; nil for what is no named type.
  private func path(ofName name: Range<Int>) -> [Int]? {
    let end = name.first { tokens[$0].kind != .identifier && tokens[$0].kind != .period } ?? name.upperBound
    let path = (name.lowerBound..<end).filter { tokens[$0].kind == .identifier }
    return path.isEmpty ? nil : path
  }

  /// The generic parameters of a type that nothing makes `Sendable`: neither where they are declared nor in a `where`.
  package func unconstrainedParameters(of type: TypeDeclaration, conformance: TypeDeclaration) -> [Int] {
    guard let list = type.genericParameters, list.count > 2 else { return [] }
    let found = generics(in: list.lowerBound + 1..<list.upperBound - 1).compactMap { part -> Int? in
      let start = part.first { tokens[$0].word != .let && tokens[$0].word != .each }
      guard let name = start, tokens[name].kind == .identifier else { return nil }
      return name + 1 == part.upperBound || saysNothingOfThreads(name + 2..<part.upperBound) ? name : nil
    }
    let requirements = [type.requirements, conformance.requirements].compactMap(\.self).flatMap { generics(in: $0) }
    let open = found.filter { parameter in
      requirements.allSatisfy { part in
        let isMeant = { [self] (token: Int) in
          tokens[token].kind == .identifier && outline.name(token) == outline.name(parameter)
        }
        guard part.contains(where: isMeant) else { return true }
        return isMeant(part.lowerBound) && tokens[part.lowerBound + 1].kind == .colon
          && saysNothingOfThreads(part.lowerBound + 2..<part.upperBound)
      }
    }
    // A key is seldom what a box is about.
    return open.filter { tokens[$0 + 1].kind != .colon } + open.filter { tokens[$0 + 1].kind == .colon }
  }

  /// The parts of a generic clause, between the commas that stand in no argument list.
  private func generics(in clause: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = clause.lowerBound
    var depth = 0
    for token in clause {
      switch tokens[token].kind {
      case .comma where depth == 0:
        parts.append(start..<token)
        start = token + 1
      case .operator:
        for byte in outline.text(token).utf8 {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      default: break
      }
    }
    return (parts + [start..<max(start, clause.upperBound)]).filter { !$0.isEmpty }
  }

  /// `AnyObject`, `Hashable & Codable`: a value that meets these may be anything else. What meets a protocol of the
  /// project is known better.
  private func saysNothingOfThreads(_ constraint: Range<Int>) -> Bool {
    !constraint.isEmpty
      && constraint.allSatisfy { token in
        if tokens[token].kind == .ampersand || outline.spells(token, "&") { return true }
        guard tokens[token].kind == .identifier, case let name = outline.name(token) else { return false }
        return (PlainProtocols.notSendable.contains(name) || Self.plainSequences.contains(name))
          && !project.declaresType(named: name, in: index)
      }
  }

  /// Protocols of sequences, which nothing makes `Sendable`.
  private static let plainSequences: Set<Name> = [
    "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "Collection", "IteratorProtocol",
    "RandomAccessCollection", "Sequence",
  ]

  /// The stored instance properties that a type declares in its own body.
  package func storedProperties(of type: TypeDeclaration) -> [Variable] {
    variables(of: type).filter { !$0.isComputed && $0.introducer != .case && !outline.isStatic($0.prefix) }
  }

  /// What a type's values hold, as types are written: of stored properties, or of their values where those name one
  /// (`[Key: Value]()`), and of the payloads of an enumeration's cases.
  package func storedTypes(of type: TypeDeclaration) -> [(name: Int, type: Range<Int>)] {
    let properties = storedProperties(of: type).compactMap { property in
      (property.type ?? property.value.flatMap(typeMade)).map { (property.name, $0) }
    }
    let cases = variables(of: type).filter { $0.introducer == .case }
    return properties + cases.flatMap { payloads(ofCase: $0.name) }
  }

  /// `[Key: Value]` of `[Key: Value]()`, `Set<Value>` of `Set<Value>()`
  func typeMade(by value: Range<Int>) -> Range<Int>? {
    guard let last = value.last, tokens[last].kind == .closeParen, let first = value.first else { return nil }
    let paren = Int(tokens[last].partner)
    guard paren > first, paren < last else { return nil }
    return tokens[first].kind == .openBracket || outline.beginsWithCapital(first) ? first..<paren : nil
  }

  func payloads(ofCase name: Int) -> [(Int, Range<Int>)] {
    guard name + 1 < tokens.count, tokens[name + 1].kind == .openParen else { return [] }
    let content = name + 2..<max(name + 2, min(Int(tokens[name + 1].partner), tokens.count))
    return outline.parts(of: content) { tokens[$0].kind == .comma }.map { part in
      let isLabelled = part.count > 2 && tokens[part.lowerBound + 1].kind == .colon
      return (name, isLabelled ? part.lowerBound + 2..<part.upperBound : part)
    }
  }

  /// The values of a generic parameter, or of a sequence's part that it has, that a stored type holds: not where the
  /// parameter stands in a function type, or as the argument of a type that holds none.
  package func held(_ parameter: Int, in type: Range<Int>) -> Range<Int>? {
    let shape = outline.shape(ofType: type)
    guard shape.container != .function, !Self.checkedOrNotHolding.contains(shape.base),
      !(project.declaredType(named: shape.base, in: index).map(answersForItself) ?? false)
    else { return nil }
    let mentions = type.filter { tokens[$0].kind == .identifier && outline.name($0) == outline.name(parameter) }
    return mentions.lazy.filter {
      self.tokens[$0 - 1].kind != .period && !self.isInFunctionType($0, within: type)
    }.compactMap { mention in
      if self.tokens[mention + 1].kind != .period { return mention..<mention + 1 }
      return Self.partsOfSequences.contains(self.outline.name(mention + 2)) ? mention..<mention + 3 : nil
    }.firstElement
  }

  /// `Value` of `[String: (Value) -> Void]` and of `[() -> Value]`
  private func isInFunctionType(_ mention: Int, within type: Range<Int>) -> Bool {
    if outline.spells(mention - 1, "->") { return true }
    return (type.lowerBound..<mention).contains { open in
      guard tokens[open].kind == .openParen, case let close = Int(tokens[open].partner), close > mention,
        close + 1 < type.upperBound
      else { return false }
      return outline.spells(close + 1, "->") || [.async, .throws].contains(tokens[close + 1].word)
    }
  }

  /// Whether a type with arguments is `Sendable` whatever these are, which is said where it is declared.
  private func answersForItself(_ type: ProjectType) -> Bool {
    type.kind == .actor || type.kind == .class && type.primary?.isUnchecked ?? false
  }

  /// Whether whoever makes a value gives away what it holds, `init(_ value: consuming sending Value)` (SE-0430), or gives
  /// what is `Sendable` only, `init<Source: Sequence & Sendable>(_ source: Source)`.
  package func isSentIn(_ parameter: Int, to type: TypeDeclaration) -> Bool {
    let initializers = functions(ofTypesNamedLike: type).filter { $0.kind == .initializer }
    if !initializers.isEmpty, initializers.allSatisfy(takesSendableOnly) { return true }
    let given = initializers.flatMap(outline.parameters).compactMap(\.type).filter { given in
      given.contains { tokens[$0].kind == .identifier && outline.name($0) == outline.name(parameter) }
    }
    return !given.isEmpty && given.allSatisfy { given in given.contains { tokens[$0].word == .sending } }
  }

  /// Whether all that an initializer takes is of its own generic parameters, and they are `Sendable`.
  private func takesSendableOnly(_ initializer: Function) -> Bool {
    let types = outline.parameters(of: initializer).map { $0.type.flatMap { $0.count == 1 ? $0.lowerBound : nil } }
    guard let clause = initializer.genericParameters, clause.count > 2, !types.isEmpty else { return false }
    let parts = generics(in: clause.lowerBound + 1..<clause.upperBound - 1)
    return types.allSatisfy { type in
      guard let type, let part = parts.first(where: { outline.name($0.lowerBound) == outline.name(type) }) else {
        return false
      }
      return part.dropFirst().contains { outline.spells($0, "Sendable") }
    }
  }

  /// `Source.AsyncIterator` holds what its sequence does.
  private static let partsOfSequences: Set<Name> = ["AsyncIterator", "Iterator", "Element", "SubSequence"]

  /// Types whose generic arguments they do not hold, or guard.
  private static let checkedOrNotHolding: Set<Name> = [
    "Mutex", "OSAllocatedUnfairLock", "Type", "KeyPath", "PartialKeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "CheckedContinuation", "UnsafeContinuation",
  ]

  /// Whether a private constant is only set, so that what it holds stays alive: nobody takes it out.
  package func isOnlyKept(_ property: Int) -> Bool {
    guard let variable = variables(named: outline.name(property)).first(where: { $0.name == property }),
      variable.introducer == .let,
      variable.value == nil, outline.hasModifier(.private, in: variable.prefix)
    else { return false }
    guard let type = typeDeclaration(around: property) else { return false }
    let name = outline.name(property)
    return !functions(ofTypesNamedLike: type).contains { function in
      function.kind != .initializer
        && mentions(of: name, in: function.body ?? 0..<0).firstElement != nil
    }
  }

  /// The declaration that an extension of this file extends, with the file in which it stands. One elsewhere is left out
  /// where the extension has requirements of its own, which are not that file's to read.
  package func declarationAnywhere(extendedBy type: TypeDeclaration) -> (file: SourceFile, type: TypeDeclaration)? {
    if let here = declaration(extendedBy: type) { return (self, here) }
    guard type.requirements == nil, let primary = self.type(of: type)?.primary, Int(primary.file) != index,
      let file = project.file(Int(primary.file))
    else { return nil }
    return file.outline.types.first { file.tokens[$0.keyword].start == primary.offset }.map { (file, $0) }
  }

  /// The declaration that an extension of this file extends, if it stands here too; the declaration itself otherwise.
  package func declaration(extendedBy type: TypeDeclaration) -> TypeDeclaration? {
    guard type.kind == .extension else { return type }
    guard let path = path(ofName: type.name), let last = path.last else { return nil }
    let name = outline.name(ofPath: path)
    return tables.typesByName[outline.name(last)].first {
      outline.types[$0].kind != .extension && outline.qualifiedName(ofType: $0) == name
    }.map { outline.types[$0] }
  }
}

import Lexing
import Outlining

/// What the heads of declarations show, and all that was found under them in order.
extension Surveyor {
  func access(_ prefix: Range<Int>) -> Access {
    for (word, access) in [
      (Word.private, Access.private), (.fileprivate, .private), (.open, .open), (.public, .public),
      (.package, .package),
    ] {
      if let modifier = outline.modifier(word, in: prefix), outline.argument(of: modifier) != .set { return access }
    }
    return .internal
  }

  mutating func add(_ index: Int) {
    let type = outline.types[index]
    let position = lines.position(of: Int(tokens[type.keyword].start))
    let storedStart = Int32(facts.stored.count)
    facts.stored += stored[index]
    let conformances = addConformances(of: type)
    let generics = addGenerics(of: index)
    let partsStart = Int32(facts.parts.count)
    for signature in signatures[index] {
      let start = facts.parts.count
      written.parts(ofType: signature, into: &facts)
      forgetKnownParts(from: start)
    }
    seenNames.removeAll(keepingCapacity: true)
    let marksStart = Int32(facts.marks.count)
    if outline.isRefused(type), type.inheritance.contains(where: { $0.contains { outline.spells($0, "Sendable") } }) {
      mark(.refusal, Int32(index), at: type.keyword)
    }
    facts.marks += marks[index]
    let text = facts.texts.append(qualifiedText(index))
    facts.declarations.append(
      DeclarationSurvey(
        text: text,
        access: access(type.prefix),
        isFinal: outline.hasModifier(.final, in: type.prefix),
        isFrozen: outline.hasAttribute("frozen", in: type.prefix)
          || outline.hasAttribute("usableFromInline", in: type.prefix),
        hasInstances: hasInstances[index],
        attributes: attributes(type.prefix),
        line: Int32(clamping: position.line),
        column: Int32(clamping: position.column),
        conformances: conformances,
        generics: generics,
        stored: storedStart..<Int32(facts.stored.count),
        signatures: partsStart..<Int32(facts.parts.count),
        marks: marksStart..<Int32(facts.marks.count),
        functions: functionCounts[index].all,
        asyncFunctions: functionCounts[index].async,
        openSynchronousMembers: functionCounts[index].openSynchronous
      )
    )
  }

  /// Not what is generic, or stands in a function.
  mutating func add(_ alias: TypeAlias) {
    let scope = outline.scopes[alias.parent]
    guard scope.kind == .file || scope.kind == .type, tokens[alias.name + 1].kind == .equal else { return }
    let owner = scope.kind == .type ? qualifiedText(scope.owner) : ""
    let name = outline.text(alias.name)
    let start = Int32(facts.parts.count)
    written.parts(ofType: alias.type, into: &facts)
    facts.aliases.append(
      AliasSurvey(
        name: owner.isEmpty ? outline.name(alias.name) : Name("\(owner).\(name)"),
        owner: owner,
        file: file,
        parts: start..<Int32(facts.parts.count)
      )
    )
  }

  /// Each name of a type's signatures counts once.
  private mutating func forgetKnownParts(from start: Int) {
    var kept = start
    for index in start..<facts.parts.count {
      let part = facts.parts[index]
      guard part.name != .none, seenNames.insert(part.name).inserted else { continue }
      facts.parts[kept] = part
      kept += 1
    }
    facts.parts.removeSubrange(kept...)
  }

  private func attributes(_ prefix: Range<Int>) -> [Name] {
    var found: [Name] = []
    _ = outline.firstAttribute(in: prefix) {
      found.append(outline.name($0))
      return false
    }
    return found
  }

  private mutating func addConformances(of type: TypeDeclaration) -> Range<Int32> {
    let start = Int32(facts.conformances.count)
    for entry in type.inheritance where !outline.isRefused(type) {
      let isUnchecked = entry.contains { outline.spells($0, "unchecked") }
      let isIsolated = entry.contains { outline.spells($0, "MainActor") }
      let partsStart = facts.parts.count
      written.parts(
        ofType: withoutArguments(entry).drop {
          tokens[$0].kind == .at || outline.spells($0, "unchecked") || outline.spells($0, "preconcurrency")
            || outline.spells($0, "retroactive") || outline.spells($0, "MainActor")
        },
        into: &facts
      )
      for part in facts.parts[partsStart...] where part.kind != .function {
        facts.conformances.append(
          Conformance(
            name: part.name,
            isUnchecked: isUnchecked,
            isIsolated: isIsolated,
            line: part.line
          )
        )
      }
      facts.parts.removeSubrange(partsStart...)
    }
    return start..<Int32(facts.conformances.count)
  }

  /// A superclass's or protocol's generic arguments are inherited by nobody.
  private func withoutArguments(_ entry: Range<Int>) -> Range<Int> {
    let angle = entry.first { tokens[$0].kind == .operator && outline.begins($0, with: "<") }
    return entry.lowerBound..<(angle ?? entry.upperBound)
  }

  /// A type's own parameters, then those of the types around it.
  private mutating func addGenerics(of index: Int) -> Range<Int32> {
    let start = Int32(facts.generics.count)
    var next = index
    for _ in 0..<32 where next >= 0 && outline.types[next].kind != .extension {
      addParameters(of: outline.types[next])
      next = outline.types[next].parent >= 0 ? Int(typeOfScope[outline.types[next].parent]) : -1
    }
    return start..<Int32(facts.generics.count)
  }

  /// `<T: P & Sendable, U>` and the constraints behind `where`.
  private mutating func addParameters(of type: TypeDeclaration) {
    guard let range = type.genericParameters else { return }
    let constrained = type.requirements.map(namesConstrainedToBeSendable) ?? []
    var next = range.lowerBound + 1
    while next < range.upperBound - 1 {
      let end = parameterEnd(from: next, before: range.upperBound - 1)
      if let name = (next..<end).first(where: { tokens[$0].kind == .identifier && tokens[$0].word == .none }) {
        let isSendable =
          tokens[next].word == .let || constrained.contains(outline.name(name))
          || (name + 1..<max(name + 1, end)).contains { outline.spells($0, "Sendable") }
        let isPack = tokens[next].word == .each
        facts.generics.append(GenericParameter(name: outline.name(name), isSendable: isSendable, isPack: isPack))
      }
      next = end + 1
    }
  }

  /// The comma behind a parameter: those between angle brackets, parentheses and brackets are not meant.
  private func parameterEnd(from start: Int, before limit: Int) -> Int {
    var next = start
    var depth = 0
    while next < limit, depth > 0 || tokens[next].kind != .comma {
      switch tokens[next].kind {
      case .openParen, .openBracket: next = max(next, min(Int(tokens[next].partner), limit))
      case .operator where outline.begins(next, with: "<"): depth += Int(tokens[next].length)
      case .operator where outline.begins(next, with: ">"): depth -= Int(tokens[next].length)
      default: break
      }
      next += 1
    }
    return min(next, limit)
  }

  private func namesConstrainedToBeSendable(in requirements: Range<Int>) -> Set<Name> {
    let names = requirements.lazy.filter { [self] token in
      tokens[token + 1].kind == .colon && outline.spells(token + 2, "Sendable")
    }
    return Set(names.map { [outline] in outline.name($0) })
  }

  private func qualifiedText(_ index: Int) -> String {
    var parts: [String] = []
    var next = index
    while next >= 0, parts.count < 32 {
      let name = outline.types[next].name
      let path = name.prefix { tokens[$0].kind == .identifier || tokens[$0].kind == .period }
      parts.append(path.map { outline.text($0) }.joined())
      next = outline.types[next].parent >= 0 ? Int(typeOfScope[outline.types[next].parent]) : -1
    }
    return parts.reversed().joined(separator: ".")
  }
}

package import Lexing
package import Outlining

/// A type as far as rules ask: its name, and what collection holds it. Optionals count as what they wrap.
package struct TypeShape: Sendable, Equatable {
  package enum Container: UInt8, Sendable {
    case none, array, dictionary, function
    /// A dictionary's element: a key and a value.
    case pair
  }

  /// The last component of the name: of the element in an array, of the value in a dictionary.
  package var base: Name
  package var container = Container.none
  /// Written in the code, or read off an initializer's name. Where it is not, a container may be known all the same.
  package var isKnown = true

  package static let unknown = TypeShape(base: .none, isKnown: false)
  static let stream = TypeShape(base: "AsyncStream")
  /// What `makeStream` returns: a stream and its continuation.
  static let pairOfStream = TypeShape(base: "AsyncStream.makeStream")

  var isPairOfStream: Bool { self == .pairOfStream }

  package init(base: Name, container: Container = .none, isKnown: Bool = true) {
    self.base = base
    self.container = container
    self.isKnown = isKnown
  }

  /// A collection of what has no name of its own: functions, tuples, other collections.
  static func unnamed(_ container: Container) -> TypeShape {
    TypeShape(base: .none, container: container, isKnown: false)
  }

  /// One element of the collection.
  package var element: TypeShape {
    guard isKnown else { return .unknown }
    return switch container {
    case .array: TypeShape(base: base)
    case .dictionary: TypeShape(base: base, container: .pair)
    default: .unknown
    }
  }

  /// What a dictionary holds under a key, or an array at an index.
  package var subscripted: TypeShape {
    isKnown && (container == .array || container == .dictionary) ? TypeShape(base: base) : .unknown
  }

  package func isNamed(_ name: Name) -> Bool {
    isKnown && container == .none && base == name
  }
}

extension Outline {
  /// The shape of a written type; of what it stands for where a type or function around it has it for an alias.
  package func shape(ofType range: Range<Int>) -> TypeShape { shape(ofType: range, aliases: 0) }

  /// What an entry of an inheritance clause names, which may be composed: `AnyObject & Sendable`.
  func namesInherited(by entry: Range<Int>) -> [Name] {
    parts(of: entry) { tokens[$0].kind == .operator && spells($0, "&") }.map { shape(ofType: $0).base }
  }

  /// `aliases` counts those that were looked through: in broken code they stand for each other.
  private func shape(ofType range: Range<Int>, aliases: Int) -> TypeShape {
    var range = trimmed(range)
    guard let first = range.first else { return .unknown }
    if range.count == 1, aliases < 8, let type = typeOfInnerAlias(first) {
      return shape(ofType: type, aliases: aliases + 1)
    }
    if range.contains(where: { tokens[$0].kind == .arrow && isOutermost($0, in: range) }) {
      return TypeShape(base: .none, container: .function)
    }
    switch tokens[first].kind {
    case .openParen:
      return Int(tokens[first].partner) == range.upperBound - 1
        ? shape(ofType: first + 1..<range.upperBound - 1, aliases: aliases) : .unknown
    case .openBracket:
      let close = max(first + 1, min(Int(tokens[first].partner), range.upperBound))
      return collectionShape(first + 1..<close, aliases: aliases)
    default:
      return namedShape(&range, aliases: aliases)
    }
  }

  /// Without attributes, `any`, `some` and marks of optionals.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end {
      if tokens[start].kind == .at {
        start += tokens[min(start + 2, end)].kind == .openParen ? Int(tokens[start + 2].partner) - start + 1 : 2
      } else if isSpecifier(tokens[start].word) {
        start += 1
      } else {
        break
      }
    }
    while end > start, tokens[end - 1].isOptionalMark { end -= 1 }
    return min(start, end)..<end
  }

  private func isSpecifier(_ word: Word) -> Bool {
    switch word {
    case .any, .some, .inout, .borrowing, .consuming, .sending, .isolated: true
    default: false
    }
  }

  private func isOutermost(_ token: Int, in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < token {
      let isOpening = tokens[index].kind == .openParen || tokens[index].kind == .openBracket
      index = isOpening ? max(index + 1, Int(tokens[index].partner) + 1) : index + 1
    }
    return index == token
  }

  private func collectionShape(_ content: Range<Int>, aliases: Int) -> TypeShape {
    let colon = content.first { tokens[$0].kind == .colon && isOutermost($0, in: content) }
    let element = shape(ofType: (colon.map { $0 + 1 } ?? content.lowerBound)..<content.upperBound, aliases: aliases)
    return containerShape(of: element, colon == nil ? .array : .dictionary)
  }

  /// `A.B`, `Optional<A>`, `Set<A>`; the last name of the path counts.
  private func namedShape(_ range: inout Range<Int>, aliases: Int) -> TypeShape {
    var name = range.lowerBound
    var index = name
    while index < range.upperBound, tokens[index].kind == .identifier {
      name = index
      guard index + 2 < range.upperBound, tokens[index + 1].kind == .period else { break }
      index += 2
    }
    guard tokens[name].kind == .identifier else { return .unknown }
    guard name + 1 < range.upperBound else { return TypeShape(base: typeName(name)) }
    let arguments = name + 2..<max(name + 2, range.upperBound - 1)
    if spells(name, "Optional") || spells(name, "Weak") {
      return shape(ofType: arguments, aliases: aliases)
    }
    if spells(name, "Array") || spells(name, "Set") || spells(name, "ContiguousArray") {
      return containerShape(of: shape(ofType: arguments, aliases: aliases), .array)
    }
    if spells(name, "Dictionary"), let value = parts(of: arguments, separatedBy: { tokens[$0].kind == .comma }).last {
      return containerShape(of: shape(ofType: value, aliases: aliases), .dictionary)
    }
    return TypeShape(base: typeName(name))
  }

  /// The last name of a path; with the one before it for another module's or type's `Timer`, which is not Foundation's.
  func typeName(_ last: Int) -> Name {
    isOthersTimer(last) ? name(ofPath: [last - 2, last]) : name(last)
  }

  /// `Timer` of `Signals.Timer`
  func isOthersTimer(_ name: Int) -> Bool {
    guard name > 1, tokens[name - 1].kind == .period, spells(name, "Timer") else { return false }
    return tokens[name - 2].kind == .identifier && !spells(name - 2, "Foundation")
  }

  private func containerShape(of element: TypeShape, _ container: TypeShape.Container) -> TypeShape {
    element.isKnown && element.container == .none
      ? TypeShape(base: element.base, container: container) : .unnamed(container)
  }
}

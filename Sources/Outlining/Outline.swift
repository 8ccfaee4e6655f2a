package import Lexing

/// The structure of one file: what it declares, the closures and calls in it, and where names are visible.
///
/// Positions are token indices. Incomplete code gives a partial outline; every branch of `#if` is outlined.
package final class Outline {
  package let source: SourceBuffer
  package let tokens: Tokens
  /// The outliner's, kept from file to file.
  let frames = FrameStack()

  @exclusivity(unchecked) package internal(set) var scopes: [Scope] = []
  @exclusivity(unchecked) package internal(set) var blocks: [Block] = []
  @exclusivity(unchecked) package internal(set) var bindings: [Binding] = []
  @exclusivity(unchecked) package internal(set) var types: [TypeDeclaration] = []
  @exclusivity(unchecked) package internal(set) var functions: [Function] = []
  @exclusivity(unchecked) package internal(set) var variables: [Variable] = []
  @exclusivity(unchecked) package internal(set) var imports: [Import] = []
  @exclusivity(unchecked) package internal(set) var aliases: [TypeAlias] = []
  /// What the aliases in types and functions stand for; nil where the branches of an `#if` differ.
  @exclusivity(unchecked) private var typesOfInnerAliases: [ScopedName: Range<Int>?] = [:]
  @exclusivity(unchecked) package internal(set) var closures: [Closure] = []
  @exclusivity(unchecked) package internal(set) var calls: [Call] = []
  /// Of all calls; `Call.arguments` says which are whose.
  @exclusivity(unchecked) package internal(set) var arguments: [Call.Argument] = []

  /// Brackets that may stand one in the other: the compiler's own limit, beyond which it refuses a file.
  package static var deepestNesting: Int { 256 }

  /// The first bracket that stands deeper than that; nil in everything that compiles. Questions that climb from place to
  /// place would take the square of such a file's bytes, and more.
  @exclusivity(unchecked) package internal(set) var firstTooDeep: Int?

  /// The file's bytes: reached through `source` they cost more than they are.
  @exclusivity(unchecked) private(set) var base: UnsafePointer<UInt8>

  package init(source: SourceBuffer, tokens: Tokens) {
    self.source = source
    self.tokens = tokens
    base = UnsafePointer(source.bytes)
  }

  /// Forgets the structure of the file before, and looks at the text that the buffers hold now; the memory stays.
  package func reset() {
    base = UnsafePointer(source.bytes)
    scopes.removeAll(keepingCapacity: true)
    blocks.removeAll(keepingCapacity: true)
    bindings.removeAll(keepingCapacity: true)
    types.removeAll(keepingCapacity: true)
    functions.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    imports.removeAll(keepingCapacity: true)
    aliases.removeAll(keepingCapacity: true)
    typesOfInnerAliases.removeAll(keepingCapacity: true)
    closures.removeAll(keepingCapacity: true)
    calls.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
    firstTooDeep = nil
  }

  func add(_ alias: TypeAlias) {
    aliases.append(alias)
    guard alias.parent > 0 else { return }
    let name = ScopedName(name: name(alias.name), scope: alias.parent)
    if typesOfInnerAliases.updateValue(alias.type, forKey: name) != nil { typesOfInnerAliases[name] = .some(nil) }
  }

  /// The type for which a type or function around a token has the token's name: `Timer` for `Ticker`.
  package func typeOfInnerAlias(_ token: Int) -> Range<Int>? {
    guard !typesOfInnerAliases.isEmpty, case let name = name(token) else { return nil }
    var scope = scope(at: token)
    while scope > 0 {
      if let type = typesOfInnerAliases[ScopedName(name: name, scope: scope)] { return type }
      scope = scopes[scope].parent
    }
    return nil
  }

  /// What stands between a call's parentheses.
  package func arguments(of call: Call) -> [Call.Argument] {
    Array(arguments[call.arguments])
  }

  /// The closures behind a call's parentheses, as indices in `closures`.
  package func trailingClosures(of call: Call) -> [Int] {
    var found: [Int] = []
    var closure = call.firstTrailing
    while closure >= 0 {
      found.append(closure)
      closure = closures[closure].nextTrailing
    }
    return found
  }

  /// The innermost scope around a token; a brace belongs to the scope outside of it.
  package func scope(at token: Int) -> Int {
    var low = 0
    var high = scopes.count
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].content.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index > 0, token >= scopes[index].content.upperBound {
      index = scopes[index].parent
    }
    return max(index, 0)
  }

  /// A token's text, without the backticks of an escaped identifier.
  package func text(_ token: Int) -> String {
    String(decoding: bytes(token), as: UTF8.self)
  }

  /// The text from the first to the last token of a range, as it is written.
  package func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let start = Int(tokens[range.lowerBound].start)
    let end = Int(tokens[range.upperBound - 1].end)
    return String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  package func name(_ token: Int) -> Name {
    Name(bytes(token))
  }

  package func spells(_ token: Int, _ name: StaticString) -> Bool {
    // Asked of very many tokens: nearly all answers are in the length.
    let length = Int(tokens[token].length)
    guard length == name.utf8CodeUnitCount || length == name.utf8CodeUnitCount + 2 else { return false }
    let bytes = bytes(token)
    return bytes.count == name.utf8CodeUnitCount && bytes.indices.allSatisfy { bytes[$0] == name.utf8Start[$0] }
  }

  /// Whether tokens are a dotted path of names, marks of optionals aside.
  package func spells(_ range: Range<Int>, _ path: StaticString) -> Bool {
    var offset = 0
    for index in range where !tokens[index].isOptionalMark {
      let text = base + Int(tokens[index].start)
      let length = Int(tokens[index].length)
      guard offset + length <= path.utf8CodeUnitCount else { return false }
      for byte in 0..<length where text[byte] != path.utf8Start[offset + byte] { return false }
      offset += length
    }
    return offset == path.utf8CodeUnitCount
  }

  /// Whether a token's text begins so.
  package func begins(_ token: Int, with text: StaticString) -> Bool {
    let bytes = bytes(token)
    guard bytes.count >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether a token's text ends so.
  package func ends(_ token: Int, with text: StaticString) -> Bool {
    bytes(token).suffix(text.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Whether a token's text holds a word of small letters, written in small letters or capitals.
  package func mentions(_ token: Int, _ word: StaticString) -> Bool {
    let bytes = bytes(token)
    let count = word.utf8CodeUnitCount
    guard count <= bytes.count else { return false }
    return (0...bytes.count - count).contains { start in
      (0..<count).allSatisfy { bytes[start + $0] | 0x20 == word.utf8Start[$0] }
    }
  }

  /// The name of a path of identifiers: `Outer.Inner`.
  package func name(ofPath path: [Int]) -> Name {
    if path.count == 1 { return name(path[0]) }
    let length = path.reduce(0) { $0 + bytes($1).count + 1 }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { text in
      var count = 0
      for token in path {
        if count > 0 {
          text[count] = UInt8(ascii: ".")
          count += 1
        }
        for byte in bytes(token) {
          text[count] = byte
          count += 1
        }
      }
      return Name(UnsafeBufferPointer(rebasing: text[..<count]))
    }
  }

  /// Types are written with a capital, by the language's API guidelines.
  package func beginsWithCapital(_ token: Int) -> Bool {
    let byte = firstByte(of: token)
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  package func firstByte(of token: Int) -> UInt8 { base[Int(tokens[token].start)] }

  private func bytes(_ token: Int) -> UnsafeBufferPointer<UInt8> {
    let token = tokens[token]
    let bytes = UnsafeBufferPointer(start: base + Int(token.start), count: Int(token.length))
    guard bytes.count > 2, bytes.first == UInt8(ascii: "`"), bytes.last == UInt8(ascii: "`") else { return bytes }
    return UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
  }
}

/// A name that means something in a scope, and in those inside of it.
private struct ScopedName: Hashable {
  let name: Name
  let scope: Int
}

import Lexing
import Outlining

/// What an outline lists in the order of the text, by what questions know: a name, a token, a scope. Indices in the
/// outline's arrays throughout; each table is made when somebody asks for the first time.
final class OutlineTables {
  private let outline: Outline

  private(set) lazy var functionsByName = NameChains(outline.functions.map { outline.name($0.name) })
  private(set) lazy var variablesByName = NameChains(outline.variables.map { outline.name($0.name) })
  /// Those of the variables that stand at the top of the file.
  private(set) lazy var globalsByName = NameChains(
    outline.variables.map { outline.scopes[$0.parent].kind == .file ? outline.name($0.name) : .none }
  )
  /// By the last name of what each declares or extends.
  private(set) lazy var typesByName = NameChains(outline.types.map { outline.lastName(of: $0) })
  /// The mentions of each identifier, as tokens.
  private(set) lazy var tokensByName = NameChains(
    (0..<outline.tokens.count).map { outline.tokens[$0].kind == .identifier ? outline.name($0) : .none }
  )

  private(set) lazy var headers = RangeTable(outline.blocks.map(\.header))
  private(set) lazy var variableValues = RangeTable(outline.variables.map(\.value))
  private(set) lazy var bindingValues = RangeTable(outline.bindings.map(\.value))
  private(set) lazy var parameterLists = RangeTable(outline.functions.map(\.parameters))

  /// The bindings themselves, in the order of their names.
  private(set) lazy var bindingsInOrder = outline.bindings.sorted { $0.name < $1.name }
  /// By the first token of the value in the declaration.
  private(set) lazy var variablesByValue = Dictionary(
    outline.variables.enumerated().compactMap { index, variable in variable.value.map { ($0.lowerBound, index) } },
    uniquingKeysWith: { $1 }
  )
  private(set) lazy var bindingsByValue = Dictionary(
    outline.bindings.enumerated().compactMap { index, binding in binding.value.map { ($0.lowerBound, index) } },
    uniquingKeysWith: { $1 }
  )
  /// The functions that get a variable, by its name's token.
  private(set) lazy var gettersByVariable = Dictionary(
    outline.functions.enumerated().lazy.filter { $1.variable >= 0 && $1.kind == .get }.map { [outline] in
      (outline.variables[$1.variable].name, $0)
    },
    uniquingKeysWith: { first, _ in first }
  )
  /// By where an argument begins.
  private(set) lazy var callsByArgument = IndicesByToken(
    outline.calls.enumerated().flatMap { index, call in
      outline.arguments[call.arguments].map { (token: $0.value.lowerBound, index: index) }
    }
  )
  /// By where the callee of the call ends that takes them.
  private(set) lazy var closuresByCallee = IndicesByToken(
    outline.closures.enumerated().compactMap { index, closure in
      closure.call < 0 ? nil : (token: outline.calls[closure.call].callee.upperBound, index: index)
    }
  )
  private(set) lazy var blocksByKeyword = Dictionary(
    outline.blocks.enumerated().map { ($1.keyword, $0) },
    uniquingKeysWith: { first, _ in first }
  )
  /// The last `if` whose body ends at a token.
  private(set) lazy var ifsByEnd = Dictionary(
    outline.blocks.enumerated().lazy.filter { $1.kind == .if }.map { [outline] in
      (outline.scopes[$1.scope].content.upperBound, $0)
    },
    uniquingKeysWith: { $1 }
  )
  /// The tokens `#if` and `#elseif`.
  private(set) lazy var conditions = (0..<outline.tokens.count).filter {
    outline.tokens[$0].kind == .poundIf || outline.tokens[$0].kind == .poundElseif
  }

  /// The tokens `await`.
  private(set) lazy var awaits = (0..<outline.tokens.count).filter { outline.tokens[$0].word == .await }

  private(set) lazy var variablesByScope = Dictionary(grouping: outline.variables.indices) { [outline] in
    outline.variables[$0].parent
  }
  /// By where the content of the scope around them begins.
  private(set) lazy var blocksByScope = Dictionary(grouping: outline.blocks.indices) { [outline] in
    outline.scopes[outline.scopes[outline.blocks[$0].scope].parent].content.lowerBound
  }
  /// By where the content of the scope begins.
  private(set) lazy var callsByScope = IndicesByToken(
    outline.calls.enumerated().map { [outline] in (outline.scopes[$1.scope].content.lowerBound, $0) }
  )

  init(_ outline: Outline) {
    self.outline = outline
  }
}

/// Some indices for each token, in order: one sorted array, where a dictionary would hold an array for nearly every one.
struct IndicesByToken {
  /// The token above, the index below.
  private let keys: [UInt64]

  init(_ pairs: [(token: Int, index: Int)]) {
    keys = pairs.map { UInt64($0.token) << 32 | UInt64($0.index) }.sorted()
  }

  subscript(token: Int) -> [Int] {
    let start = keys.orderedIndex(where: { $0 >> 32 >= UInt64(token) })
    return keys[start...].prefix { $0 >> 32 == UInt64(token) }.map { Int(UInt32(truncatingIfNeeded: $0)) }
  }
}

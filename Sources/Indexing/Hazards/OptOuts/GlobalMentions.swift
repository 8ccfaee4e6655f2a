import Lexing
import Outlining

/// Where a file names some of its global and static variables, in the order of the file.
struct GlobalMentions {
  private struct Key: Hashable {
    let name: Name
    let type: Name
  }

  /// `x` in a type or within it, and `self.x` in its static functions: by each type whose variable that can be.
  private var inTypes: [Key: [Int]] = [:]
  /// `Type.x`, by the last name of the type.
  private var behindTypes: [Key: [Int]] = [:]
  /// The same where any type's can be meant.
  private var ofAnyType: [Name: [Int]] = [:]
  /// `x`, for globals.
  private var bare: [Name: [Int]] = [:]

  /// One pass over the tokens, for all variables.
  init(of variables: [Variable], in file: SourceFile) {
    let outline = file.outline
    let tokens = file.tokens
    let names = Set(variables.map { outline.name($0.name) })
    let declarations = Set(outline.variables.map(\.name))
    for token in 0..<tokens.count where tokens[token].kind == .identifier {
      let name = outline.name(token)
      guard names.contains(name), !declarations.contains(token) else { continue }
      guard token > 1, tokens[token - 1].kind == .period else {
        guard file.isUse(token), file.binding(for: token) == nil else { continue }
        bare[name, default: []].append(token)
        note(name, at: token, of: file.typesInReach(from: token))
        continue
      }
      // In a static function `self` is the type.
      if tokens[token - 2].word == .selfType || tokens[token - 2].word == .self && !file.hasInstance(at: token) {
        note(name, at: token, of: file.typesInReach(from: token))
      } else {
        behindTypes[Key(name: name, type: outline.name(token - 2)), default: []].append(token)
      }
    }
  }

  private mutating func note(_ name: Name, at token: Int, of types: Set<Name>?) {
    guard let types else { return ofAnyType[name, default: []].append(token) }
    for type in types { inTypes[Key(name: name, type: type), default: []].append(token) }
  }

  /// The tokens that can name a variable.
  func uses(of variable: Variable, in file: SourceFile) -> [Int] {
    let name = file.outline.name(variable.name)
    guard file.outline.scopes[variable.parent].kind == .type else { return bare[name, default: []] }
    var uses = ofAnyType[name, default: []]
    if let type = file.typeName(around: variable) {
      uses += behindTypes[Key(name: name, type: file.outline.name(type)), default: []]
    }
    if let type = file.type(around: variable.name) {
      uses += inTypes[Key(name: name, type: type.name), default: []]
    }
    return uses.sorted()
  }
}

extension SourceFile {
  /// The last name of the type or extension that a static variable stands in.
  func typeName(around variable: Variable) -> Int? {
    typeDeclaration(around: variable.name)?.name.last { tokens[$0].kind == .identifier }
  }

  /// Whose static variables a bare name at a token can be: those of the types around it, and of what they inherit from.
  /// Nil where that can be any type, as in a protocol's extensions, but for what an instance does there.
  fileprivate func typesInReach(from token: Int) -> Set<Name>? {
    var types: Set<Name> = []
    for scope in scopes(around: token) where scope.kind == .type {
      guard let type = type(declaredBy: scope.owner) else { return nil }
      if type.kind != .protocol {
        types.formUnion(type.lineage.map(\.name))
      } else if !hasInstance(at: token) {
        return nil
      }
    }
    return types
  }
}

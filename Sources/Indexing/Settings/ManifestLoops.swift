import Lexing
import Outlining

/// `for target in package.targets { … }`: settings that a manifest gives to all of its targets.
extension ManifestReader {
  private typealias Kind = PackageManifest.Target.Kind

  /// A statement that gives settings, and which targets it reaches; nil kinds when that is not understood.
  private struct Grant {
    let value: Range<Int>
    let kinds: Set<PackageManifest.Target.Kind>?
  }

  private static let allKinds: Set<PackageManifest.Target.Kind> = [.regular, .executable, .test, .macro, .plugin]

  /// By kind of target: what loops over the package's targets add.
  mutating func settingsOfAllTargets() -> [PackageManifest.Target.Kind: SettingsDraft] {
    let loops = loopsOverTargets()
    var drafts: [Kind: SettingsDraft] = [:]
    for loop in loops {
      for grant in grants(in: loop) {
        for kind in Self.allKinds where grant.kinds?.contains(kind) ?? true {
          let condition: UnknownReason? = grant.kinds == nil ? .conditional : nil
          read(grant.value, [:], into: &drafts[kind, default: SettingsDraft()], when: condition)
        }
      }
    }
    if hasAssignment(outside: loops) {
      for kind in Self.allKinds { drafts[kind, default: SettingsDraft()].gap = .computed }
    }
    return drafts
  }

  /// Header and body of each loop, the scope of its body.
  private func loopsOverTargets() -> [(range: Range<Int>, scope: Int)] {
    var found: [(range: Range<Int>, scope: Int)] = []
    for block in outline.blocks where block.kind == .for && namesTargets(block.sequence) {
      found.append((block.keyword..<outline.scopes[block.scope].content.upperBound, block.scope))
    }
    for closure in outline.closures where closure.call >= 0 {
      let callee = outline.calls[closure.call].callee
      guard outline.spells(callee.upperBound - 1, "forEach"), namesTargets(callee.dropLast(2)) else { continue }
      found.append((closure.brace..<closure.body.upperBound, closure.scope))
    }
    return Array(found.prefix(16))
  }

  private func namesTargets(_ range: Range<Int>) -> Bool {
    guard range.count >= 3 else { return false }
    return outline.spells(range.lowerBound, "package") && outline.spells(range.lowerBound + 2, "targets")
      && (range.count == 3 || !range.contains { outline.spells($0, "name") })
  }

  /// Whether the settings of a target are changed somewhere else.
  private func hasAssignment(outside loops: [(range: Range<Int>, scope: Int)]) -> Bool {
    (1..<max(1, tokens.count)).contains { index in
      tokens[index].kind == .identifier && tokens[index - 1].kind == .period && outline.spells(index, "swiftSettings")
        && !loops.contains { $0.range.contains(index) }
    }
  }

  private mutating func grants(in loop: (range: Range<Int>, scope: Int)) -> [Grant] {
    var found: [Grant] = []
    for index in loop.range where tokens[index].kind == .equal || tokens[index].kind == .operator {
      if let value = settingsGiven(at: index) { found.append(Grant(value: value, kinds: kinds(at: index, in: loop))) }
    }
    for call in outline.calls where loop.range.contains(call.callee.lowerBound) {
      guard let name = calledName(of: call), outline.spells(name, "append"),
        call.callee.contains(where: { outline.spells($0, "swiftSettings") }) || isLocal(call.callee.lowerBound)
      else { continue }
      let kinds = kinds(at: name, in: loop)
      found += outline.arguments(of: call).map { Grant(value: $0.value, kinds: kinds) }
    }
    return found
  }

  /// What stands behind `=` or `+=`, when settings or a local copy of them are assigned.
  private func settingsGiven(at index: Int) -> Range<Int>? {
    let isAssignment = tokens[index].kind == .equal || tokens[index].kind == .operator && outline.spells(index, "+=")
    guard isAssignment, index > 1 else { return nil }
    let target = tokens.beforeOptionalMarks(index - 1)
    let value = statement(from: index + 1)
    let isSettings = outline.spells(target, "swiftSettings")
    let isCopy = value.contains { outline.spells($0, "swiftSettings") } || tokens[index].kind == .operator
    guard isSettings || isCopy, !isLocalCopy(value) else { return nil }
    return value
  }

  /// The local that `target.swiftSettings = settings` gives back.
  private func isLocalCopy(_ value: Range<Int>) -> Bool {
    value.count == 1 && isLocal(value.lowerBound)
  }

  private func isLocal(_ name: Int) -> Bool {
    localNames.contains(outline.name(name))
  }

  /// The kinds of target that reach a token of a loop; nil when a condition is not understood.
  private mutating func kinds(at token: Int, in loop: (range: Range<Int>, scope: Int)) -> Set<Kind>? {
    var kinds = Self.allKinds
    if outline.scopes[loop.scope].kind == .block {
      let header = outline.blocks[outline.scopes[loop.scope].owner].header
      if let condition = header.firstIndex(where: { tokens[$0].word == .where }) {
        guard let passed = passing(header[(condition + 1)...]) else { return nil }
        kinds.formIntersection(passed)
      }
    }
    var scope = outline.scope(at: token)
    while scope > 0, scope != loop.scope {
      guard spend(16), outline.scopes[scope].kind == .block, let passed = passing(scope, to: token) else { return nil }
      kinds.formIntersection(passed)
      scope = outline.scopes[scope].parent
    }
    return kinds
  }

  private mutating func passing(_ scope: Int, to token: Int) -> Set<Kind>? {
    let block = outline.blocks[outline.scopes[scope].owner]
    switch block.kind {
    case .if: return passing(block.header)
    case .switch: return kindsOfCase(around: token, in: outline.scopes[scope].content)
    default: return nil
    }
  }

  /// `target.type != .plugin && target.type != .binary`, `[.regular, .test].contains(target.type)`
  private func passing(_ condition: Range<Int>) -> Set<Kind>? {
    let parts = outline.parts(of: condition) { tokens[$0].kind == .comma || outline.spells($0, "&&") }
    var passed = Self.allKinds
    for part in parts {
      guard let named = kindsNamed(in: part), part.contains(where: { outline.spells($0, "type") }) else { return nil }
      if part.contains(where: { outline.spells($0, "!=") }) || outline.spells(part.lowerBound, "!") {
        passed.subtract(named)
      } else {
        passed.formIntersection(named)
      }
    }
    return passed
  }

  private mutating func kindsOfCase(around token: Int, in content: Range<Int>) -> Set<Kind>? {
    guard spend(content.count) else { return nil }
    let labels = content.filter { tokens[$0].word == .case && $0 < token }
    guard let label = labels.last, let colon = (label..<token).first(where: { tokens[$0].kind == .colon }) else {
      return nil
    }
    return kindsNamed(in: label + 1..<colon)
  }

  /// The kinds behind periods; nil when a period leads to something that no target is.
  private func kindsNamed(in range: Range<Int>) -> Set<Kind>? {
    var found: Set<Kind> = []
    for index in range where tokens[index].kind == .period && index + 1 < range.upperBound {
      let name = outline.text(index + 1)
      if let kind = Kind(rawValue: name) {
        found.insert(kind)
      } else if !["type", "contains", "system", "binary"].contains(name) {
        return nil
      }
    }
    return found
  }
}

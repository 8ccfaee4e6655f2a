import Lexing
import Outlining

/// Targets as a manifest writes them.
extension ManifestReader {
  /// Every target that the manifest names, in the package's call or wherever it adds some.
  mutating func targets() -> [PackageManifest.Target] {
    var found: [PackageManifest.Target] = []
    let others = rangesWithoutTargets()
    for call in outline.calls {
      guard let kind = targetKind(call), argument("name", of: call) != nil,
        !Self.holds(others, call.callee.lowerBound)
      else { continue }
      if let function = functionAround(call) {
        found += targets(of: kind, call, wrappedBy: function)
      } else if let target = target(of: kind, call, [:]) {
        found.append(target)
      }
    }
    return found
  }

  private func targetKind(_ call: Call) -> PackageManifest.Target.Kind? {
    guard let name = calledName(of: call), name > 0, tokens[name - 1].kind == .period else { return nil }
    return switch outline.name(name) {
    case "target": .regular
    case "executableTarget": .executable
    case "testTarget": .test
    case "macro": .macro
    case "plugin": .plugin
    default: nil
    }
  }

  /// Where `.target(name:)` is a dependency, and `.plugin(name:)` a product or a use.
  private func rangesWithoutTargets() -> [Range<Int>] {
    var found: [Range<Int>] = []
    for call in outline.calls {
      for argument in outline.arguments(of: call) where argument.label >= 0 && labelsOthers(argument.label) {
        found.append(argument.value)
      }
    }
    for variable in outline.variables {
      let type = variable.type.map { outline.text($0) } ?? ""
      guard type.holds("Dependency") || type.holds("Product") || type.holds("PluginUsage") else { continue }
      if let value = variable.value { found.append(value) }
    }
    for type in outline.types where outline.text(type.name).holds("Dependency") && type.scope >= 0 {
      found.append(outline.scopes[type.scope].content)
    }
    // They may lie in each other; the outermost are enough, and keep the search short.
    found.sort { $0.lowerBound < $1.lowerBound }
    return found.filter { !$0.isEmpty }.reduce(into: []) { outermost, range in
      if let last = outermost.last, last.upperBound >= range.upperBound { return }
      outermost.append(range)
    }
  }

  /// Whether one of the ranges, which are in order and apart, holds a token.
  private static func holds(_ ranges: [Range<Int>], _ token: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= token { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(token)
  }

  private func labelsOthers(_ label: Int) -> Bool {
    switch outline.name(label) {
    case "dependencies", "plugins", "products": true
    default: false
    }
  }

  private func functionAround(_ call: Call) -> Function? {
    var scope = call.scope
    // Nobody nests code so deep; a hostile file must not cost its depth squared.
    for _ in 0..<64 where scope > 0 {
      if outline.scopes[scope].kind == .function { return outline.functions[outline.scopes[scope].owner] }
      scope = outline.scopes[scope].parent
    }
    return nil
  }

  /// A function that makes a target is read once for each of its calls.
  private mutating func targets(
    of kind: PackageManifest.Target.Kind,
    _ call: Call,
    wrappedBy function: Function
  ) -> [PackageManifest.Target] {
    let name = outline.name(function.name)
    var found: [PackageManifest.Target] = []
    for use in (callsByName[name] ?? []).lazy.map({ [outline] in outline.calls[$0] }) {
      guard functionAround(use) == nil else { continue }
      guard spend(16) else {
        missesTargets = true
        break
      }
      if let target = target(of: kind, call, bind(use, to: function)) { found.append(target) }
    }
    return found
  }

  private mutating func target(
    of kind: PackageManifest.Target.Kind,
    _ call: Call,
    _ arguments: Arguments
  ) -> PackageManifest.Target? {
    guard let name = argument("name", of: call).flatMap({ text($0, arguments) }) else {
      missesTargets = true
      return nil
    }
    var draft = SettingsDraft()
    if let settings = argument("swiftSettings", of: call) { read(settings, arguments, into: &draft) }
    let path = argument("path", of: call)
    var isOwnPath = false
    if let path { isOwnPath = !isNil(path, arguments) }
    let literal = path.flatMap { text($0, arguments) }
    let sources = argument("sources", of: call)
    let excluded = argument("exclude", of: call)
    if isOwnPath, literal == nil {
      missesTargets = true
      return nil
    }
    return PackageManifest.Target(
      name: name,
      kind: kind,
      path: isOwnPath ? literal : nil,
      sources: sources.flatMap { texts($0, arguments) },
      exclude: excluded.flatMap { texts($0, arguments) } ?? [],
      draft: draft
    )
  }

  /// Whether an expression is `nil`, or a parameter or constant that was given it.
  private mutating func isNil(_ range: Range<Int>, _ arguments: Arguments) -> Bool {
    guard range.count == 1 else { return false }
    if tokens[range.lowerBound].word == .nil { return true }
    let value = meaning(of: range, arguments)?.value
    return value.map { $0.count == 1 && tokens[$0.lowerBound].word == .nil } ?? false
  }
}

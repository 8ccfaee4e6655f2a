import Lexing
package import Outlining

extension SourceFile {
  /// Methods of delegates in the `async` form, where their protocol's own form has a completion handler. Tests call theirs
  /// themselves.
  package var asyncDelegateMethods: [Function] {
    guard !isForTests else { return [] }
    return outline.functions.filter { function in
      guard function.kind == .function, function.isAsync, let declaration = typeDeclaration(around: function.keyword),
        declaration.kind != .protocol, let protocols = project.platform.completionMethods[signature(of: function)],
        !isGivenBySuperclass(function), writtenIsolation(in: function.prefix)?.isolation != .mainActor
      else { return false }
      let own = declaration.inheritance.flatMap(outline.namesInherited)
      let all = own + (type(around: function.keyword)?.ancestry ?? [])
      return all.contains { protocols.contains($0) && !project.declaresType(named: $0, in: index) }
        && !isForOtherSystems(function.keyword)
    }
  }

  /// Whether a method overrides one of the project's, which chose the form.
  private func isGivenBySuperclass(_ method: Function) -> Bool {
    guard outline.hasModifier(.override, in: method.prefix), let type = type(around: method.keyword) else {
      return false
    }
    return type.lineage.dropFirst().contains { superclass in
      superclass.ownMembers.contains { $0.kind == .function && $0.name == outline.name(method.name) }
    }
  }

  /// `#if os(watchOS)`: whether code is compiled for systems other than iOS alone.
  private func isForOtherSystems(_ token: Int) -> Bool {
    tables.conditions.prefix { $0 < token }.contains { index in
      guard Int(tokens[index].partner) > token else { return false }
      let condition = (index + 1..<token).prefix { !tokens[$0].startsLine }
      return condition.contains { outline.spells($0, "os") }
        && !condition.contains { outline.spells($0, "iOS") || outline.spells($0, "!") }
    }
  }

  /// `webView(_:decidePolicyFor:)`
  private func signature(of function: Function) -> Name {
    let labels = outline.parameters(of: function).map { outline.text($0.label) + ":" }.joined()
    return Name(outline.text(function.name) + "(" + labels + ")")
  }

  /// Whether a function may run on a version of iOS before one, as far as its declarations or the build tell; nil when
  /// they do not.
  package func runsOnIOS(before version: Version, _ function: Function) -> Bool? {
    if let since = availability(of: function), since >= version { return false }
    let targets = project.modules.settings(of: index).deploymentTargets
    if let target = targets[.iOS] { return target < version }
    return targets.isEmpty ? nil : false
  }

  /// The latest version of iOS that `@available(iOS 16, *)` asks for on a function and the types around it.
  private func availability(of function: Function) -> Version? {
    let types = scopes(around: function.name).filter { $0.kind == .type }.map { outline.types[$0.owner].prefix }
    return ([function.prefix] + types).flatMap { versionsOfIOS(in: $0) }.max()
  }

  private func versionsOfIOS(in prefix: Range<Int>) -> [Version] {
    prefix.compactMap { token in
      guard outline.spells(token, "iOS"), prefix.contains(token + 1),
        outline.firstAttribute(in: prefix, where: { outline.spells($0, "available") && $0 < token }) != nil
      else { return nil }
      return Version(outline.text(token + 1))
    }
  }
}

import Lexing
package import Outlining

/// A conformance of an isolated type to a protocol whose requirements run anywhere.
package struct CrossingConformance {
  /// The entry in the inheritance clause.
  package let entry: Range<Int>
  package let isolation: Isolation
  /// The feature `InferIsolatedConformances` takes the conformance for one of the type's actor (SE-0470).
  package let isInferred: Bool
  /// The type is on the main actor, and that is where the framework calls: nothing goes wrong but the build in Swift 6.
  package let isCalledOnMain: Bool
  /// A method that meets a requirement and is isolated with its type.
  package let method: Function
}

extension SourceFile {
  /// Conformances of actors and isolated types to delegate protocols of frameworks that are not on the main actor.
  package var crossingConformances: [CrossingConformance] {
    // Conformances may be isolated there, too (SE-0470), but to a global actor only.
    let isOnMain = project.defaultIsolation(in: index)?.isolation == .mainActor
    let infers = project.modules.settings(of: index).isEnabled(.inferIsolatedConformances) == .known(true)
    return outline.types.flatMap { type -> [CrossingConformance] in
      guard type.scope >= 0, !type.inheritance.isEmpty, !outline.hasModifier(.nonisolated, in: type.prefix) else {
        return []
      }
      var seen: Set<Int> = []
      return type.inheritance.compactMap { entry in
        let written = outline.shape(ofType: entry).base
        guard let name = frameworkDelegate(namedBy: written),
          !entry.contains(where: { tokens[$0].kind == .at || tokens[$0].word == .nonisolated }),
          let method = isolatedMethod(of: type, for: entry, refining: name == written ? nil : name),
          let isolation = self.type(around: method.keyword)?.isolation, isIsolated(isolation),
          !isOnMain || isolation == .actor,
          isolation != .mainActor || !isOnMainActor(name), seen.insert(method.keyword).inserted
        else { return nil }
        let isInferred = infers && isolation != .actor
        let isCalledOnMain = isolation == .mainActor && callsBackOnMain(name, method)
        if isInferred && isCalledOnMain { return nil }
        return CrossingConformance(
          entry: entry,
          isolation: isolation,
          isInferred: isInferred,
          isCalledOnMain: isCalledOnMain,
          method: method
        )
      }
    }
  }

  /// The framework's delegate protocol that an entry names, or that the project's protocol of the name refines.
  private func frameworkDelegate(namedBy name: Name) -> Name? {
    func isFrameworks(_ name: Name) -> Bool {
      project.platform.delegateQueues[name] != nil && !project.declaresType(named: name, in: index)
    }
    if isFrameworks(name) { return name }
    guard let own = project.declaredType(named: name, in: index), own.kind == .protocol, own.isolation == .nonisolated
    else { return nil }
    return own.ancestry.first(where: isFrameworks)
  }

  /// A protocol that is on the main actor, or whose requirements are.
  private func isOnMainActor(_ name: Name) -> Bool {
    let isolation = project.platform.isolation[name]
    return isolation == .mainActor || isolation == .requirements
  }

  /// A framework's protocol that calls back on main, or that was given the main queue where self became the delegate.
  private func callsBackOnMain(_ name: Name, _ method: Function) -> Bool {
    if project.platform.delegateQueues[name] == .main || isStartedOnMain(name, around: method.keyword) { return true }
    return delegateQueue(of: method).map { $0.queue == .main && $0.isSeen } ?? false
  }

  func isIsolated(_ isolation: Isolation) -> Bool {
    isolation == .actor || isolation.isGlobalActor
  }

  /// A method with the sender in front, named after it: `locationManager(_: CLLocationManager, …)`.
  private func isolatedMethod(
    of type: TypeDeclaration,
    for entry: Range<Int>,
    refining delegate: Name?
  ) -> Function? {
    let framework = entry.last.map { outline.text($0).prefix(2) } ?? ""
    // Each conformance looks at them all.
    return functions(ofTypesNamedLike: type).prefix(1024).first { function in
      guard function.kind == .function, isMember(function, of: type), !function.isAsync,
        !outline.isStatic(function.prefix), !outline.hasModifier(.nonisolated, in: function.prefix),
        !outline.hasModifier(.private, in: function.prefix), !outline.hasModifier(.override, in: function.prefix),
        let first = outline.parameters(of: function).first, outline.spells(first.label, "_"), let sender = first.type
      else { return false }
      let text = outline.text(sender)
      // What the project's own protocol is called says nothing of the framework.
      if let delegate { return Name(text + "Delegate") == delegate && isNamed(function, after: text) }
      return text.hasPrefix(framework) && isNamed(function, after: text)
        && !isOfAnotherProtocol(function, sender: text, than: entry, of: type)
    }
  }

  /// Whether a method with such a sender is a requirement of another protocol of the same framework: the user interface's
  /// are named after their senders, and most are on the main actor.
  private func isOfAnotherProtocol(
    _ function: Function,
    sender: String,
    than entry: Range<Int>,
    of type: TypeDeclaration
  ) -> Bool {
    let sender = String(decoding: sender.utf8.prefix { isLetterOrDigit($0) }, as: UTF8.self)
    let isOwn = outline.text(entry).hasPrefix(sender)
    if !isOwn, ["UI", "NS"].contains(String(sender.prefix(2))), outline.ends(entry.upperBound - 1, with: "Delegate") {
      return true
    }
    let labels = outline.parameters(of: function).dropFirst().map(\.label)
    // NSViewLayerContentScaleDelegate's.
    if labels.contains(where: { outline.spells($0, "shouldInheritContentsScale") }) { return true }
    let others = tables.typesByName[outline.lastName(of: type)].map { outline.types[$0] }
      .filter { $0.scope >= 0 && outline.text($0.name) == outline.text(type.name) }.flatMap(\.inheritance).filter {
        other in
        other != entry && outline.text(other).hasPrefix(sender)
          && project.platform.isolation[outline.shape(ofType: other).base] != nil
      }
    if !isOwn { return !others.isEmpty }
    // `previewController(_:previewItemAt:)`, which a data source answers.
    return others.contains { outline.ends($0.upperBound - 1, with: "DataSource") }
      && labels.contains { outline.ends($0, with: "At") }
  }

  /// With the last words of the type's name in front: `urlSession`, `centralManager…`, `photoOutput`, `mediaPicker`.
  func isNamed(_ function: Function, after sender: String) -> Bool {
    let sender = Array(sender.utf8.prefix { isLetterOrDigit($0) })
    let name = Array(outline.text(function.name).utf8)
    var starts = sender.indices.filter { index in
      index == 0 || isCapital(sender[index]) && index + 1 < sender.count && !isCapital(sender[index + 1])
    }
    starts.append(sender.count)
    // `photoLibraryDidChange(_: PHChange)`
    if starts.count > 2,
      outline.text(function.name).hasSuffix(
        "Did" + String(decoding: sender[starts[starts.count - 2]...], as: UTF8.self)
      )
    {
      return true
    }
    for (number, start) in starts.enumerated().dropLast() {
      let ends = number + 2 < starts.count - 1 ? starts.suffix(2) : starts.suffix(1)
      if ends.contains(where: { begins(name, with: sender[start..<max(start, $0)]) }) { return true }
    }
    return false
  }

  private func begins(_ name: [UInt8], with words: ArraySlice<UInt8>) -> Bool {
    guard words.count > 3, name.count >= words.count,
      zip(name, words).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return false }
    return name.count == words.count || isCapital(name[words.count])
  }

  private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isCapital(byte) || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// In this declaration; or, for a type's own, in one of its extensions that conforms to nothing.
  private func isMember(_ function: Function, of type: TypeDeclaration) -> Bool {
    guard let around = typeDeclaration(around: function.keyword) else { return false }
    return around.keyword == type.keyword
      || around.inheritance.isEmpty && around.kind == .extension && outline.text(around.name) == outline.text(type.name)
  }
}

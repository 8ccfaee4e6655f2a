import Outlining

/// Who lets go of an object last, as far as its own code tells.
package enum LastHolder: Sendable, Equatable {
  /// A framework that releases its views on the main thread.
  case framework(String)
  /// It or all that it does is on the main actor, it is observed by views, their coordinator, in properties of such types
  /// or made on main alone, or it asserts main, and nothing shows it elsewhere.
  case main
  /// Its own code holds it on another thread, at a token.
  case elsewhere(Int)
  case anybody

  /// Where its own code holds it on another thread.
  package var places: [Int] { if case .elsewhere(let place) = self { [place] } else { [] } }
}

extension SourceFile {
  /// Who lets go of the objects of the type around a token.
  package func lastHolder(around token: Int) -> LastHolder {
    guard let type = type(around: token) else { return .anybody }
    // While it is asked for makers the answer is another one.
    if project.isAskingForMakers { return lastHolder(of: type, around: token) }
    if let known = deinitMemory.lastHolders[type.firstDeclaration] { return known }
    let holder = lastHolder(of: type, around: token)
    deinitMemory.lastHolders[type.firstDeclaration] = holder
    return holder
  }

  private func lastHolder(of type: ProjectType, around token: Int) -> LastHolder {
    if let framework = frameworkOfView(around: token) { return .framework(framework) }
    if let place = holdOffMain(in: type) { return .elsewhere(place) }
    let isOnMain = type.isOnMainOrObserved || isCoordinator(type) || assertsMain(type)
    return isOnMain || project.isHeldByMainAlone(type) || isMadeOnMainAlone(type) ? .main : .anybody
  }

  /// Whether a type's own code ends the program on any other thread than main: whoever uses its objects does so there.
  private func assertsMain(_ type: ProjectType) -> Bool {
    Self.assertionsOfMain.contains { name in
      calls(named: name, inTypesNamed: type.name).contains { assertsMain($0) }
    }
  }

  /// What `makeCoordinator()` returns: SwiftUI keeps it with the view.
  private func isCoordinator(_ type: ProjectType) -> Bool {
    functions(named: "makeCoordinator").contains { function in
      function.result.map { outline.shape(ofType: $0).isNamed(type.name) } ?? false
    }
  }

  /// Where code of a type in this file, or of its superclasses, holds self on another thread than the main one.
  private func holdOffMain(in type: ProjectType) -> Int? {
    type.lineage.compactMap { deinitMemory.holdsOffMain[$0.firstDeclaration] }.min()
  }

  /// `holdsOffMain` of a new file.
  func readHoldsOffMain() -> [Int: Int] {
    let closures = outline.closures.lazy.filter { [self] in runsOffMain($0) && holdsForLong($0) }.map(\.brace)
    let delegates = outline.functions.lazy.filter { [self] in isDelegateOffMain($0) }.map(\.name)
    var found: [Int: Int] = [:]
    for token in [Array(closures), Array(delegates)].joined() {
      if let type = type(around: token) {
        found[type.firstDeclaration] = min(found[type.firstDeclaration] ?? token, token)
      }
    }
    return found
  }

  private func runsOffMain(_ closure: Closure) -> Bool {
    switch fate(of: closure) {
    case .kept(.background): true
    // A group's task ends before the function that awaits it, whose caller holds self.
    case .task where isChildOfGroup(closure): false
    case .task, .detachedTask: isolationAnswer(of: closure).isolation == .nonisolated
    default: false
    }
  }

  /// A delegate's method that is called on another thread by who holds the delegate. Who awaits an asynchronous method
  /// holds the object itself, and lets go of it where it stands.
  private func isDelegateOffMain(_ function: Function) -> Bool {
    guard function.kind == .function, !outline.isStatic(function.prefix) else { return false }
    if case .mayBeOff = verdict(onDelegate: function) { return true }
    return false
  }

  /// Whether a closure holds self strongly, from the start, once it has unwrapped it, or for a call that it awaits.
  private func holdsForLong(_ closure: Closure) -> Bool {
    guard let capture = selfCapture(of: closure) else { return false }
    switch capture.strength {
    case .strong: return true
    case .unowned: return false
    case .weak:
      return strongBindings(in: closure).contains { isIn(closure, $0.name) }
        || closure.body.contains { isAwaitedOnWeakSelf($0) && isIn(closure, $0) }
    }
  }

  /// `await self?.load()`
  private func isAwaitedOnWeakSelf(_ token: Int) -> Bool {
    tokens[token].word == .await && tokens[token + 1].word == .self && tokens[token + 2].kind == .question
  }

  /// Whether a token stands in a closure itself, or in one that runs in place: what `MainActor.run` binds, main lets go.
  private func isIn(_ closure: Closure, _ token: Int) -> Bool {
    closures(around: token).prefix { $0.brace != closure.brace }.allSatisfy { fate(of: $0) == .runsInPlace }
  }

  /// The framework whose views and view controllers the type around a token belongs to: UIKit releases them on the main
  /// thread, AppKit mostly does.
  package func frameworkOfView(around token: Int) -> String? {
    guard let type = type(around: token), type.kind == .class else { return nil }
    let ancestry = type.ancestry
    // Maps, web views and the like are both frameworks'.
    if ancestry.contains(where: { project.platform.releasedOnMain[$0] == true }) {
      return usesAppKit ? "AppKit" : "UIKit"
    }
    if ancestry.contains(where: { project.platform.viewFamilies[$0] != nil }) { return "AppKit" }
    // A superclass of Objective-C is in no file that is read: what the class overrides tells.
    guard type.lineage.contains(where: \.overridesView) else { return nil }
    return usesAppKit ? "AppKit" : "UIKit"
  }

  /// Where the file imports AppKit and not UIKit, or is built for nothing but macOS.
  private var usesAppKit: Bool {
    let paths = outline.imports.map(\.path)
    if paths.contains(where: { $0.contains { outline.spells($0, "UIKit") } }) { return false }
    if paths.contains(where: { $0.contains { outline.spells($0, "AppKit") || outline.spells($0, "Cocoa") } }) {
      return true
    }
    let platforms = project.modules.settings(of: index).deploymentTargets.keys
    return !platforms.isEmpty && platforms.allSatisfy { $0 == .macOS }
  }
}

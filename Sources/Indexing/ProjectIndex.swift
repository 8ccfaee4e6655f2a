import Lexing
import Outlining

/// Every file's declarations joined, by name: what all threads share.
package final class ProjectIndex: Sendable {
  package let facts: DeclarationFacts
  package let modules: Modules
  package let platform: PlatformFacts
  /// By qualified name: indices in `facts.types`, ordered by file and offset.
  let declarations: [Name: [Int]]
  /// By the last name.
  let qualifiedNames: [Name: [Name]]
  /// Indices in `facts.globals`.
  let globals: [Name: [Int]]
  /// What each file's words say of streams, tasks and threads.
  let lifetimes: [LifetimeWords]
  /// The members that methods invalidate.
  let invalidations: [FactPlace: [Name]]

  package init(facts: DeclarationFacts, modules: Modules, platform: PlatformFacts) {
    var facts = facts
    facts.resolveAliases(platform)
    self.facts = facts
    self.modules = modules
    self.platform = platform
    let order = facts.types.indices.sorted {
      (facts.types[$0].file, facts.types[$0].offset) < (facts.types[$1].file, facts.types[$1].offset)
    }
    var declarations: [Name: [Int]] = [:]
    var qualifiedNames: [Name: [Name]] = [:]
    for index in order {
      let type = facts.types[index]
      if declarations[type.qualifiedName] == nil { qualifiedNames[type.name, default: []].append(type.qualifiedName) }
      declarations[type.qualifiedName, default: []].append(index)
    }
    self.declarations = declarations
    self.qualifiedNames = qualifiedNames
    var lifetimes = Array(repeating: LifetimeWords([]), count: modules.fileCount)
    for (file, words) in facts.lifetimes { lifetimes[Int(file)] = words }
    self.lifetimes = lifetimes
    invalidations = Dictionary(grouping: facts.invalidations, by: \.place).mapValues { $0.map(\.member) }
    globals = Dictionary(grouping: facts.globals.indices, by: { facts.globals[$0].name })
  }
}

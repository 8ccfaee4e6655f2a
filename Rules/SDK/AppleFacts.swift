package import Indexing
import Lexing

/// The tables of this folder in the form that the project asks for. Each is read when the first question comes.
package func appleFacts() -> PlatformFacts {
  PlatformFacts(
    isolation: NamedFacts { isolation[$0] },
    mixesIsolation: NamedFacts { typesOfMixedIsolation.contains($0) ? true : nil },
    delegateQueues: NamedFacts { delegateQueues[$0] },
    delegateSenders: NamedFacts { delegateSenders[$0] },
    calledWhereStarted: NamedFacts { delegatesCalledWhereStarted.contains($0) ? true : nil },
    sessions: NamedFacts { sessions.contains($0) ? true : nil },
    callbacks: NamedFacts { callbacks[$0] },
    repetitions: NamedFacts { repetitions[$0] },
    nonescaping: NamedFacts { nonescaping[$0] },
    isSendable: NamedFacts { sendability[$0] },
    heldObjects: NamedFacts { heldObjects.contains($0) ? true : nil },
    sendableProtocols: NamedFacts { sendableProtocols.contains($0) ? true : nil },
    sequences: NamedFacts { sequences[$0] },
    completionMethods: NamedFacts { completionMethods[$0] },
    viewMembers: NamedFacts { viewMembers[$0] },
    viewFamilies: NamedFacts { viewFamilies[$0] },
    releasedOnMain: NamedFacts { viewsOfUIKit.contains($0) ? true : nil },
    superclasses: NamedFacts { superclasses[$0] },
    registries: NamedFacts { registries.contains($0) ? true : nil },
    calledOnMain: NamedFacts { requirementsCalledOnMain[$0] },
    answersToRequests: NamedFacts { answersToRequests.contains($0) ? true : nil }
  )
}

extension FactTable.Bytes {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

/// A type that frameworks of the same name disagree about is unknown: `NSLayoutConstraint`.
private let isolation: [Name: PlatformFacts.TypeIsolation] = {
  var found: [Name: PlatformFacts.TypeIsolation] = [:]
  var contested: Set<Name> = []
  found.reserveCapacity(2048)
  let tables = [
    StandardTypes.table, PackageTypes.table, UIKitTypes.table, AppKitTypes.table, SwiftUITypes.table, OtherTypes.table,
  ]
  for table in tables {
    var verdict: (of: UnsafePointer<UInt8>?, value: PlatformFacts.TypeIsolation?) = (nil, nil)
    FactTable(table).forEachDecidingEntry { heading, entry in
      if verdict.of != heading[2].baseAddress {
        let word = heading[2].text
        verdict = (heading[2].baseAddress, word == "mixed" ? .mainActor : PlatformFacts.TypeIsolation(rawValue: word))
      }
      let name = Name(entry)
      if let known = found.updateValue(verdict.value ?? .nonisolated, forKey: name), known != verdict.value {
        contested.insert(name)
      }
      if verdict.value == nil { contested.insert(name) }
    }
  }
  FactTable(Delegates.table).forEachDecidingEntry { _, entry in
    let name = Name(entry)
    if found[name] == nil { found[name] = .nonisolated }
  }
  for name in contested { found[name] = nil }
  return found
}()

private let typesOfMixedIsolation: Set<Name> = {
  var found: Set<Name> = []
  FactTable(OtherTypes.table).forEachDecidingEntry { heading, entry in
    if heading[2].spells("mixed") { found.insert(Name(entry)) }
  }
  return found
}()

private let delegateQueues: [Name: PlatformFacts.Queue] = {
  var found: [Name: PlatformFacts.Queue] = [:]
  var queue: (of: UnsafePointer<UInt8>?, value: PlatformFacts.Queue?) = (nil, nil)
  found.reserveCapacity(512)
  FactTable(Delegates.table).forEachDecidingEntry { heading, entry in
    if queue.of != heading[0].baseAddress {
      queue = (heading[0].baseAddress, PlatformFacts.Queue(rawValue: heading[0].text))
    }
    found[Name(entry)] = queue.value
  }
  return found
}()

private let delegateSenders: [Name: PlatformFacts.DelegateSender] = {
  var found: [Name: PlatformFacts.DelegateSender] = [:]
  FactTable(DelegateSenders.table).forEachDecidingEntry { heading, entry in
    guard let queue = PlatformFacts.Queue(rawValue: heading[2].text) else { return }
    found[Name(entry)] = PlatformFacts.DelegateSender(
      method: heading[0].text,
      function: Name(heading[1]),
      byDefault: queue
    )
  }
  return found
}()

private let delegatesCalledWhereStarted = names(decidedBy: DelegateSenders.calledWhereStarted)
private let sessions = names(decidedBy: DelegateSenders.sessions)

private func names(decidedBy table: StaticString) -> Set<Name> {
  var found: Set<Name> = []
  FactTable(table).forEachDecidingEntry { found.insert(Name($1)) }
  return found
}

private let callbacks: [Name: [PlatformFacts.Callback]] = {
  var found: [Name: [PlatformFacts.Callback]] = [:]
  FactTable(Callbacks.table).forEachDecidingEntry { heading, entry in
    guard let signature = Signature(entry), let queue = PlatformFacts.Queue(rawValue: heading[0].text) else { return }
    let isSendable: Bool? = heading[1].spells("unknown") ? nil : heading[1].spells("yes")
    let callback = PlatformFacts.Callback(
      type: signature.type,
      function: signature.member == "init" ? signature.type : signature.member,
      label: signature.label,
      queue: queue,
      isSendable: isSendable,
      isSendableInSwift6Only: heading[4].spells("importer"),
      mayTrap: !heading[2].spells("no"),
      needsReceiver: heading[4].spells("source")
    )
    found[callback.function, default: []].append(callback)
  }
  return found
}()

private let repetitions: [Name: PlatformFacts.Repetition] = {
  var found: [Name: PlatformFacts.Repetition] = [:]
  FactTable(RepeatingFunctions.table).forEachDecidingEntry { heading, entry in
    guard let signature = Signature(entry) else { return }
    found[signature.member] = repetition(heading[0].text, signature.label)
  }
  return found
}()

private func repetition(_ condition: String, _ label: Name?) -> PlatformFacts.Repetition? {
  if condition == "values" { return .values(label) }
  guard let label else { return .always }
  switch condition {
  case "asked": return .asked(by: label)
  case "without": return .without(label)
  default: return .with(label)
  }
}

private let nonescaping: [Name: [PlatformFacts.Nonescaping]] = {
  var found: [Name: [PlatformFacts.Nonescaping]] = [:]
  FactTable(NonescapingFunctions.table).forEachDecidingEntry { heading, entry in
    guard let signature = Signature(entry) else { return }
    switch heading[0].text {
    case "name": found[signature.member, default: []].append(.always)
    case "owner": if signature.type != .none { found[signature.member, default: []].append(.ofType(signature.type)) }
    default: if let label = signature.label { found[signature.member, default: []].append(.labelled(label)) }
    }
  }
  return found
}()

private let sendability: [Name: Bool] = {
  var found: [Name: Bool] = [:]
  FactTable(SendableTypes.table).forEachDecidingEntry { heading, entry in
    if !heading[0].spells("unknown") { found[Name(entry)] = heading[0].spells("yes") }
  }
  forEachWord(in: SendableContainers.sendable) { found[$0] = true }
  forEachWord(in: SendableContainers.ofPackages) { found[$0] = true }
  forEachWord(in: SendableContainers.notSendable) { found[$0] = false }
  return found
}()

private let heldObjects: Set<Name> = {
  var found: Set<Name> = []
  FactTable(HeldObjects.table).forEachDecidingEntry { _, entry in
    let member = entry.lastIndex(of: UInt8(ascii: ".")).map { entry[($0 + 1)...] }
    if let member { found.insert(Name(FactTable.Bytes(rebasing: member))) }
  }
  return found
}()

private let sendableProtocols = names(decidedBy: SendableProtocols.table)

/// Of SwiftUI, which only its importers mean by these names.
let sendableInterfaceValues: Set<Name> = {
  var found: Set<Name> = []
  forEachWord(in: SendableContainers.interfaceValues) { found.insert($0) }
  return found
}()

private func forEachWord(in table: StaticString, _ body: (Name) -> Void) {
  let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
  for word in bytes.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
    body(Name(UnsafeBufferPointer(rebasing: word)))
  }
}

private let sequences: [Name: PlatformFacts.SequenceEnd] = {
  var found: [Name: PlatformFacts.SequenceEnd] = [:]
  FactTable(Sequences.table).forEachDecidingEntry { heading, entry in
    let end = PlatformFacts.SequenceEnd(rawValue: heading[0].text)
    found[Name(entry)] = end
    let parts = entry.split(separator: UInt8(ascii: "."))
    let names = parts.map { Name(UnsafeBufferPointer(rebasing: $0)) }
    if names.count == 2 { found[names[0].member(names[1])] = end }
  }
  return found
}()

private let completionMethods: [Name: [Name]] = {
  var found: [Name: [Name]] = [:]
  FactTable(CompletionMethods.table).forEachDecidingEntry { heading, entry in
    found[Name(entry), default: []] += heading.dropLast(2).map { Name($0) }
  }
  return found
}()

private let viewMembers: [Name: PlatformFacts.ViewFamily] = {
  var found: [Name: PlatformFacts.ViewFamily] = [:]
  FactTable(ViewMembers.table).forEachEntry { found[Name($1)] = PlatformFacts.ViewFamily(rawValue: $0[0].text) }
  return found
}()

private let viewFamilies: [Name: PlatformFacts.ViewFamily] = {
  var endings: [(text: String, family: PlatformFacts.ViewFamily?)] = []
  FactTable(ViewMembers.endings).forEachEntry { heading, entry in
    endings.append((entry.text, PlatformFacts.ViewFamily(rawValue: heading[0].text)))
  }
  var found: [Name: PlatformFacts.ViewFamily] = [:]
  for table in [UIKitTypes.table, AppKitTypes.table, SwiftUITypes.table, OtherTypes.table] {
    FactTable(table).forEachDecidingEntry { heading, entry in
      guard heading[1].spells("class"), heading[2].spells("main") else { return }
      let text = entry.text
      found[Name(entry)] = endings.first { text.hasSuffix($0.text) }?.family
    }
  }
  return found
}()

/// UIKit's classes and those of frameworks that build on it; AppKit's and WatchKit's are released like any other object.
private let viewsOfUIKit: Set<Name> = {
  var found: Set<Name> = []
  for table in [UIKitTypes.table, SwiftUITypes.table, OtherTypes.table] {
    FactTable(table).forEachDecidingEntry { heading, entry in
      guard heading[1].spells("class"), !["AppKit", "WatchKit"].contains(heading[0].text),
        !entry.starts(with: "NS".utf8), viewFamilies[Name(entry)] != nil
      else { return }
      found.insert(Name(entry))
    }
  }
  forEachWord(in: ViewMembers.otherViews) { found.insert($0) }
  return found
}()

/// `Type.member(label)` or `member(label)`, `_` for no label.
private struct Signature {
  let type: Name
  let member: Name
  let label: Name?

  init?(_ entry: FactTable.Bytes) {
    guard let paren = entry.firstIndex(of: UInt8(ascii: "(")), entry.last == UInt8(ascii: ")"), paren > 0 else {
      return nil
    }
    let period = entry[..<paren].lastIndex(of: UInt8(ascii: "."))
    let name = FactTable.Bytes(rebasing: entry[(period.map { $0 + 1 } ?? 0)..<paren])
    let label = FactTable.Bytes(rebasing: entry[(paren + 1)..<(entry.count - 1)])
    type = period.map { Name(FactTable.Bytes(rebasing: entry[..<$0])) } ?? .none
    member = Name(name)
    self.label = label.spells("_") ? nil : Name(label)
  }
}

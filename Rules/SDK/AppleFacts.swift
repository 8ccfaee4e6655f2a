package import Indexing
import Lexing

/// The tables of this folder in the form that the project asks for.
///
/// They are text, so that they cost nothing until a file needs them and a person can read and extend them.
package func appleFacts() -> PlatformFacts {
  var isOnMainActor: [Name: Bool] = [:]
  isOnMainActor.reserveCapacity(2048)
  forEachName(in: MainActorTypes.onMainActor) { isOnMainActor[$0] = true }
  forEachName(in: MainActorTypes.notOnMainActor) { isOnMainActor[$0] = false }
  var nonescaping: Set<Name> = []
  forEachName(in: NonescapingFunctions.names) { nonescaping.insert($0) }
  return PlatformFacts(isOnMainActor: isOnMainActor, callbacks: callbacks(), nonescaping: nonescaping)
}

/// The words of a table, byte by byte; headings (`UIKit:`) are left out.
private func forEachName(in table: StaticString, _ body: (Name) -> Void) {
  forEachWord(in: table) { word, _ in
    if word.last != UInt8(ascii: ":") { body(Name(word)) }
  }
}

/// `body` takes each word, and whether it ends its line.
private func forEachWord(in table: StaticString, _ body: (UnsafeBufferPointer<UInt8>, Bool) -> Void) {
  let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
  var start = 0
  for index in 0...bytes.count {
    let isNewline = index == bytes.count || bytes[index] == UInt8(ascii: "\n")
    guard isNewline || bytes[index] == UInt8(ascii: " ") else { continue }
    if index > start { body(UnsafeBufferPointer(rebasing: bytes[start..<index]), isNewline) }
    start = index + 1
  }
}

/// Lines of type, function, label and queue.
private func callbacks() -> [PlatformFacts.Callback] {
  var found: [PlatformFacts.Callback] = []
  found.reserveCapacity(256)
  var names: [Name] = []
  forEachWord(in: Callbacks.table) { word, endsLine in
    guard endsLine else { return names.append(Name(word)) }
    let queue = PlatformFacts.Queue(rawValue: String(decoding: word, as: UTF8.self))
    if names.count == 3, let queue {
      let label = names[2] == "_" ? nil : names[2]
      found.append(PlatformFacts.Callback(type: names[0], function: names[1], label: label, queue: queue))
    }
    names.removeAll(keepingCapacity: true)
  }
  return found
}

package import Indexing
import Lexing

/// The tables of this folder in the form that the project asks for.
///
/// They are text, so that they cost nothing until a file needs them and a person can read and extend them.
package func appleFacts() -> PlatformFacts {
  var isOnMainActor: [Name: Bool] = [:]
  for name in names(in: MainActorTypes.onMainActor) {
    isOnMainActor[Name(name)] = true
  }
  for name in names(in: MainActorTypes.notOnMainActor) {
    isOnMainActor[Name(name)] = false
  }
  return PlatformFacts(
    isOnMainActor: isOnMainActor,
    callbacks: Callbacks.table.split(separator: "\n").compactMap(callback),
    nonescaping: Set(names(in: NonescapingFunctions.names).map { Name($0) })
  )
}

/// The words of a table, headings (`UIKit:`) left out.
private func names(in table: String) -> [String] {
  table.split { $0 == " " || $0 == "\n" }.filter { $0.last != ":" }.map(String.init)
}

private func callback(_ line: Substring) -> PlatformFacts.Callback? {
  let words = line.split(separator: " ").map(String.init)
  guard words.count == 4, let queue = PlatformFacts.Queue(rawValue: words[3]) else { return nil }
  return PlatformFacts.Callback(
    type: Name(words[0]),
    function: Name(words[1]),
    label: words[2] == "_" ? nil : Name(words[2]),
    queue: queue
  )
}

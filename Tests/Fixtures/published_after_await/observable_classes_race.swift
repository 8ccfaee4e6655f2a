import Combine
import Foundation
import Observation

@Observable
final class Profile {
  var name = ""
  let id = 1
  @ObservationIgnored var cache: [Int] = []
  var title: String { name }

  func refresh() async {
    name = await ask() // expect: published_after_await (races)
    cache = []
  }
}

func ask() async -> String { "" }

class PlainBase {
  var count = 0
}

// What a superclass without the macro declares no view watches.
@Observable final class Inheriting: PlainBase {
  var rows: [Int] = []

  func load() async {
    count += 1
    rows = [1] // expect: published_after_await
  }
}

// A lock keeps readers out; what a publisher sends under one still comes off the main thread.
@Observable final class Peers {
  private let lock = NSLock()
  private(set) var names: [String] = []

  func add() async {
    let name = await ask()
    lock.withLock { names.append(name) }
  }

  func addLoosely() async {
    let name = await ask()
    names.append(name) // expect: published_after_await (races)
  }
}

final class Friends: ObservableObject {
  private let lock = NSLock()
  @Published private(set) var names: [String] = []

  func add() async {
    let name = await ask()
    lock.withLock { names.append(name) } // expect: published_after_await (published off the main thread)
  }
}

import Stage

final class Scope {
  private weak var track: Track?
  private let desk: Desk
  private let table: [String: Int] = [:]

  init(desk: Desk) { self.desk = desk }

  deinit {
    track?.remove(audioRenderer: self) // expect: deinit_passes_self
    track?.remove(listener: self) // expect: deinit_passes_self
    track?.remove(at: self)
    desk.gone.append(self) // expect: deinit_passes_self
    desk.names.append("scope")
    var seen: [Scope] = []
    seen.append(self)
    empty() // expect: deinit_passes_self
  }

  private func empty() { leave() }
  private func leave() { desk.unregister(self) }
}

final class Desk {
  var gone: [Scope] = []
  var names: [String] = []

  func unregister(_ scope: Scope) {}
}

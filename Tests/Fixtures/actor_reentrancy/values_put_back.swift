actor Rows {
  private var rows: [Int: String] = [:]
  private var title = ""
  private let server: Server

  init(server: Server) {
    self.server = server
  }

  func rename(_ id: Int, to name: String) async {
    let old = rows[id]
    rows[id] = name
    if await server.rename(id, name) { return }
    rows[id] = old // expect: actor_reentrancy (undoes what others wrote)
  }

  func delete(_ id: Int) async {
    let old = rows[id]
    rows.removeValue(forKey: id)
    let isDone = await server.delete(id)
    if !isDone {
      if let old {
        rows[id] = old // expect: actor_reentrancy (undoes what others wrote)
      }
    }
  }

  func set(_ title: String) async throws {
    let old = self.title
    self.title = title
    do {
      try await server.set(title)
    } catch {
      self.title = old // expect: actor_reentrancy (undoes what others wrote)
      throw error
    }
  }

  func setIfUnchanged(_ title: String) async {
    let old = self.title
    self.title = title
    if await server.rename(0, title) { return }
    if self.title == title { self.title = old }
  }

  /// Another row, and nothing that was changed before.
  func exchange(_ id: Int, with other: Int) async {
    let old = rows[id]
    rows[id] = rows[other]
    _ = await server.delete(id)
    rows[other] = old
  }

  func probe() async {
    let old = title
    _ = await server.delete(0)
    title = old
  }

  func renameAtOnce(_ id: Int, to name: String) async {
    let old = rows[id]
    rows[id] = name
    if name.isEmpty { rows[id] = old }
    _ = await server.rename(id, name)
  }
}

actor Server {
  func rename(_ id: Int, _ name: String) -> Bool { true }
  func delete(_ id: Int) -> Bool { true }
  func set(_ title: String) throws {}
}

actor Rooms {
  private var rooms: [String: Int] = [:]
  private var opening: Set<String> = []

  func open(_ name: String) async {
    if rooms[name] != nil { return }
    guard opening.insert(name).inserted else { return }
    let room = await make(name)
    rooms[name] = room
    opening.remove(name)
  }

  private var balance = 3

  func pay(_ name: String) async {
    guard balance > 0 else { return }
    guard opening.insert(name).inserted else { return }
    _ = await make(name)
    balance -= 1 // expect: actor_reentrancy
  }

  func openAndClose(_ name: String) async {
    if rooms[name] != nil { return }
    guard opening.insert(name).inserted else { return }
    defer { opening.remove(name) }
    let room = await make(name)
    rooms[name] = room
  }

  func openAnyway(_ name: String) async {
    if rooms[name] != nil { return }
    if !opening.insert(name).inserted { print("again") }
    let room = await make(name)
    rooms[name] = room // expect: actor_reentrancy
  }
}

func make(_ name: String) async -> Int { name.count }

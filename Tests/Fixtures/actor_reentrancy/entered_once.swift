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

  func openAnyway(_ name: String) async {
    if rooms[name] != nil { return }
    if !opening.insert(name).inserted { print("again") }
    let room = await make(name)
    rooms[name] = room // expect: actor_reentrancy
  }
}

func make(_ name: String) async -> Int { name.count }

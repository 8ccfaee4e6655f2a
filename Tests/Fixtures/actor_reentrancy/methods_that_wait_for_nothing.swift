// An awaited method of the same actor that itself waits for nothing lets no other call in.
actor Log {
  private var lines: [String] = []
  private var count = 0

  func add(_ line: String) async {
    guard lines.count < 100 else { return }
    await keep(line)
    lines.append(line)
  }

  private func keep(_ line: String) async {
    count += 1
    if count > 10 {
      count = 0
      print("ten more", line)
    }
  }

  func addOne(_ line: String) async {
    guard lines.count < 100 else { return }
    if await isWanted(line) {
      lines.append(line)
    }
  }

  func addAnother(_ line: String) async {
    guard lines.count < 100 else { return }
    guard await isWanted(line) else { return }
    lines.append(line)
  }

  private func isWanted(_ line: String) async -> Bool {
    count += 1
    if count > 10 {
      count = 0
      return false
    }
    return !line.isEmpty
  }

  func send(_ line: String) async {
    guard lines.count < 100 else { return }
    await self.post(line)
    lines.append(line) // expect: actor_reentrancy
  }

  private func post(_ line: String) async {
    count += 1
    if count > 10 {
      count = 0
      await upload()
    }
  }

  func write(_ line: String) async {
    guard lines.count < 100 else { return }
    await draft()
    lines.append(line) // expect: actor_reentrancy
  }

  private func draft() async {}
}

func upload() async {}

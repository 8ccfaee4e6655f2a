protocol Archive: Sendable {
  func write(_ lines: [String]) async throws
}

actor Journal {
  private var lines: [String] = []
  private let archive: any Archive

  init(archive: any Archive) { self.archive = archive }

  func add(_ line: String) { lines.append(line) }

  func takeLast() async throws -> String? {
    let last = lines.count - 1
    guard last >= 0 else { return nil }
    try await archive.write([lines[last]])
    return lines.remove(at: last) // expect: actor_reentrancy
  }

  func trim() async throws {
    let count = lines.count
    guard count > 500 else { return }
    try await archive.write(lines)
    lines.removeFirst(count) // expect: actor_reentrancy
  }

  func peek() async throws -> String {
    let end = lines.endIndex - 1
    try await archive.write(lines)
    return lines[end] // expect: actor_reentrancy
  }

  func trimWhatIsLeft() async throws {
    let count = lines.count
    try await archive.write(lines)
    if lines.count >= count { lines.removeFirst(count) }
  }

  func takeBefore() async throws {
    let count = lines.count
    let old = Array(lines.prefix(count))
    lines.removeFirst(count)
    try await archive.write(old)
  }

  func report() async throws -> String {
    let count = lines.count
    try await archive.write(lines)
    return "\(count) lines"
  }
}

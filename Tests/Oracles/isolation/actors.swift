// Actors, and closures in them.
nonisolated func keep(_ work: @escaping () -> Void) {}
nonisolated func run(_ work: () -> Void) { work() }
nonisolated func send(_ work: @escaping @Sendable () -> Void) {}
actor Store {
  var value = 0
  func act() {
    let uses = { self.value += 1 }
    uses()
    let idle = { print(1) }
    idle()
    run { value += 1 }
    run { print(2) }
    send { print(3) }
    [1].forEach { value += $0 }
    [1].forEach { print($0) }
    func local() { value += 1 }
    local()
  }
  func tasks() {
    Task { value += 1 }
    Task { print(1) }
    Task { await self.other() }
    Task { [weak self] in await self?.other() }
    Task.detached { await self.other() }
    Task.detached { print(2) }
    Task { @MainActor in print(3) }
  }
  func other() async {}
  static func isStatic() {}
  nonisolated func free() { Task { await other() } }
  nonisolated var name: String { "x" }
  var doubled: Int { value * 2 }
  init() {}
  init(later: Int) async { value = later }
  struct Inner { func act() {} }
  nonisolated func many() { run { print(5) } }
}
extension Store {
  func inExtension() {}
  nonisolated func freeInExtension() {}
}
func takes(_ store: isolated Store) { run { store.value += 1 } }
actor Second: CustomStringConvertible {
  nonisolated var description: String { "" }
  func both() { Task { Task { self.act() } } }
  func act() {}
}

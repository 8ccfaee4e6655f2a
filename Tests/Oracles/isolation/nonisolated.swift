// What closures inherit from code that is not isolated.
nonisolated func plain(_ work: () -> Void) {}
nonisolated func sendable(_ work: @escaping @Sendable () -> Void) {}
nonisolated func onMain(_ work: @escaping @MainActor () -> Void) {}
nonisolated struct Free {
  func form() {
    plain { print(1) }
    sendable { print(2) }
    onMain { print(3) }
    Task { print(4) }
    Task { @MainActor in print(5) }
    Task.detached { print(6) }
    let stored = { print(7) }
    stored()
    let main = { @MainActor in print(8) }
    Task { await main() }
    [1].forEach { print($0) }
    func local() { print(9) }
    local()
    @Sendable func free() { print(10) }
    free()
  }
  func waits() async {
    plain { print(1) }
    Task { print(2) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { print(3) }
      group.addTask { @MainActor in print(4) }
    }
    await withCheckedContinuation { done in done.resume() }
    await withTaskCancellationHandler { print(5) } onCancel: { print(6) }
    await MainActor.run { print(7) }
  }
  @concurrent func away() async {}
  nonisolated(nonsending) func along() async {
    plain { print(1) }
    let waits = { () async in print(2) }
    await waits()
    Task { print(3) }
    func local() async { print(4) }
    await local()
  }
}
@MainActor func isolated() async {
  await withTaskGroup(of: Void.self) { group in
    group.addTask { print(3) }
    group.addTask { @MainActor in print(4) }
  }
  await withCheckedContinuation { done in done.resume() }
  await withTaskCancellationHandler { print(5) } onCancel: { print(6) }
  await MainActor.run { print(7) }
}
func free() { plain { print(1) } }
func freeAsync() async { plain { print(1) } }
let value = { 1 }()
let function: @Sendable () -> Void = { print(2) }

actor Bell {
  private var guests: [CheckedContinuation<Int, any Error>] = []
  private var cooks: [CheckedContinuation<Void, Never>] = []
  private var maids: [CheckedContinuation<Void, Never>] = []

  func answer() async throws -> Int {
    try await withCheckedThrowingContinuation { guests.append($0) }
  }

  func dinner() async {
    await withCheckedContinuation { cooks.append($0) }
  }

  func morning() async {
    await withCheckedContinuation { maids.append($0) }
  }

  // What was resumed here 'shut()' resumes again.
  func ring(_ number: Int) {
    guests.forEach { $0.resume(returning: number) } // expect: continuation_misuse (warning: a second call)
  }

  func shut() {
    guests.forEach { $0.resume(throwing: CancellationError()) }
    guests = []
  }

  func serve() {
    cooks.forEach { $0.resume() }
    clear()
  }

  func clear() {
    cooks.removeAll()
  }

  func wake() {
    for maid in maids { maid.resume() }
  }

  func wakeAll() {
    wake()
    for maid in maids { maid.resume() }
    maids = []
  }
}
